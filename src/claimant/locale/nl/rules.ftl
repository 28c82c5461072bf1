### The rules of Claim in short, for a page of their own.

rules-title = Zo speel je Claim
rules-goal-title = Waar het om gaat
rules-goal = De troon is leeg, en jij wilt hem hebben. De facties van het koninkrijk stemmen. Elke factie stemt op wie de meeste van haar kaarten heeft gewonnen. De meeste stemmen winnen.
rules-course-title = Twee fasen
rules-course = In fase 1 vecht je met de kaarten die je kreeg om betere: je volgelingen. In fase 2 speel je met precies die volgelingen, en nu telt elke kaart die je wint mee voor een stem.
rules-trick-title = Een slag
rules-trick = Eén speler komt uit met een kaart naar keuze. De anderen spelen elk één kaart bij. De hoogste kaart van de gevraagde factie wint. Zijn de getallen gelijk, dan geldt de eerst gespeelde kaart als hoger.
rules-follow-title = Volgen
rules-follow = Heb je een kaart van de gevraagde factie, dan moet je er daar een van spelen. Heb je er geen, dan mag je alles spelen, maar winnen kun je dan meestal niet. Dubbelgangers mogen altijd invallen.
rules-phase-1-title = Fase 1: volgelingen
rules-phase-1 = Vóór elke slag wordt er een kaart onthuld: de prijs. De winnaar van de slag neemt die. De verliezer neemt de bovenste kaart van de trekstapel en laat die niet zien. Soms is verliezen dus slim! De gespeelde kaarten zijn weg.
rules-phase-2-title = Fase 2: stemmen
rules-phase-2 = Neem je volgelingen in je hand. Wie nu een slag wint, legt de gespeelde kaarten op zijn scorestapel. Sommige facties gaan hun eigen weg: lees hun kaarten.
rules-scoring-title = De stemming
rules-scoring = Elke factie stemt op de speler met de meeste van haar kaarten. Hebben er twee evenveel, dan beslist de hoogste kaart, dan de op een na hoogste, enzovoort. Staat er nog steeds niemand voor, dan stemt die factie niet.
rules-tie-title = Evenveel stemmen
rules-tie = Dan telt wie meer kaarten heeft in de facties die op hem stemden, daarna de hogere som van hun waarden. Daarna wordt de overwinning gedeeld.
rules-more-players-title = Drie en vier spelers
rules-more-players = Er doen zeven facties mee. Er worden twee prijzen onthuld: de beste kaart neemt er één, de op een na beste krijgt de andere, en de rest trekt van de trekstapel. Met z'n vieren zijn de spelers tegenover elkaar partners en tellen ze hun kaarten samen.
rules-places-title = Magische locaties
rules-places = Met twee spelers mag je een gebouw, een landschap of allebei toevoegen. Ze veranderen de regels een beetje; wat ze doen, staat erop.
rules-decks-title = Kaartspellen
rules-decks = Een kaartspel heeft één koppel facties die bij elkaar horen, en nog drie facties; met drie of vier spelers nog vijf. Elke mengeling is een ander spel.
rules-words-title = Waarde en sterkte
rules-words = De waarde is het getal op de kaart. De sterkte is waarmee ze in deze slag vecht: krachten en locaties kunnen die verhogen.
