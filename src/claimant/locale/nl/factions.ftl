### The factions of Claim: the faction, one card of it, what it can do.

card = { $faction } { $value }
faction-Go = Goblins
faction-Go-one = Goblin
faction-Go-power = Geen speciale kracht, maar er zijn er meer van dan van alle andere.
faction-Kn = Ridders
faction-Kn-one = Ridder
faction-Kn-power = Is er met een Goblin uitgekomen, dan wint een Ridder van hem, wat de getallen ook zijn. Maar heb je zelf een Goblin, dan moet je daarmee volgen.
faction-Un = Ondoden
faction-Un-one = Ondode
faction-Un-power = Fase 1: elke gespeelde Ondode gaat meteen naar de scorestapel van wie de slag wint.
faction-Dw = Dwergen
faction-Dw-one = Dwerg
faction-Dw-power = Fase 2: alle Dwergen in een slag gaan naar de verliezer. Met drie of vier spelers: naar wie de zwakste kaart speelde.
faction-Do = Dubbelgangers
faction-Do-one = Dubbelganger
faction-Do-power = Je mag altijd een Dubbelganger spelen in plaats van te volgen. Hij vecht dan alsof hij bij de gevraagde factie hoort, maar krijgt nooit de speciale kracht daarvan.
faction-Gi = Reuzen
faction-Gi-one = Reus
faction-Gi-power = Fase 2: voor elke Reus in een slag verjaagt de winnaar bij elke tegenstander één uitgelegde Gnoom met dezelfde waarde.
faction-Gn = Gnomen
faction-Gn-one = Gnoom
faction-Gn-power = Fase 2: Gnomen die je wint, liggen open voor je, en Reuzen kunnen ze verjagen. Wat er aan het einde nog ligt, telt voor jou.
faction-Dr = Draken
faction-Dr-one = Draak
faction-Dr-power = Speel je een Draak terwijl je niet zelf uitkwam, dan kom jij uit in de volgende slag, of je nu wint of niet.
faction-Se = Zieners
faction-Se-one = Ziener
faction-Se-power = Fase 1: win je een slag met een Ziener, dan bekijk je de bovenste kaart van de trekstapel. Daarna neem je die kaart of een prijs.
faction-Tr = Trollen
faction-Tr-one = Trol
faction-Tr-power = Fase 2: wie een slag wint, krijgt maar één Trol: de hoogste op tafel. De andere wachten op latere slagen. De laatste slag levert alle overgebleven Trollen op.
faction-Ro = Koningen
faction-Ro-one = Koning
faction-Ro-power = Aan het einde houdt elke Koning jouw Boeren vast met zijn eigen waarde of tot drie lager.
faction-Pe = Boeren
faction-Pe-one = Boer
faction-Pe-power = Aan het einde blijft een Boer alleen bij jou als je een Koning hebt met zijn waarde of tot drie hoger. De andere lopen over naar je tegenstander. Boer 0 loopt altijd over.
faction-Au = Automatons
faction-Au-one = Automaton
faction-Au-power = Fase 1: win je een slag met een Automaton, dan win je ook de volgende. Iedereen legt dan één kaart gedekt af, jij neemt de prijs, en daarna kom jij uit.
faction-Ba = Barden
faction-Ba-one = Bard
faction-Ba-power = Aan het einde stemmen de Barden op de langste reeks waarden, zoals 3, 4, 5. Alleen als de langste reeksen even lang zijn, wordt er gewoon geteld.
faction-Gr = Griffioenen
faction-Gr-one = Griffioen
faction-Gr-power = Fase 2: Griffioenen die je wint, liggen open voor je. Elke kaart die je later speelt met de waarde van een van hen, is 5 sterker.
faction-Ra = Wasberen
faction-Ra-one = Wasbeer
faction-Ra-power = Vier van de veertien doen niet mee, en niemand weet welke. Aan het einde tellen je Wasberen met buit (1, 4, 7, 10 en 13) ook mee voor de factie waarvan je de minste kaarten hebt. Zijn er meer, dan kies je.
faction-Vi = Vikingen
faction-Vi-one = Viking
faction-Vi-power = Aan het einde telt elke Viking van jou dubbel voor de stem van de Vikingen als je nog een kaart met dezelfde waarde hebt.
faction-Bs = Basilisken
faction-Bs-one = Basilisk
faction-Bs-power = Gespeeld na een even sterke kaart wint een Basilisk de slag en komt uit in de volgende. Die kaart gaat meteen naar je scorestapel, ook in fase 1.
faction-Ph = Feniksen
faction-Ph-one = Feniks
faction-Ph-power = Fase 2: speel je een Feniks en verlies je de slag, dan trek je een Vuurfeniks in je hand. Een Vuurfeniks is verder een gewone Feniks.
faction-Pf = Vuurfeniksen
faction-Pf-one = Vuurfeniks
faction-Pf-power = Het tweede leven van de Feniksen: je trekt hem als jouw Feniks in fase 2 een slag verliest.
faction-Uc = Eenhoorns
faction-Uc-one = Eenhoorn
faction-Uc-power = Fase 2: elke Eenhoorn in je scorestapel maakt elke kaart die je speelt 1 sterker, behalve Eenhoorns.

## What else there is to say about a faction.

faction-cards =
    { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    }: { $values }
faction-pair = Komt alleen samen met: { $faction }
faction-most-players =
    { $count ->
        [one] Alleen voor één speler
       *[other] Alleen voor { $count } spelers
    }
faction-warned-from = Niet aan te raden met { $count } of meer spelers
faction-reserve = nog { $count } in reserve: { $values }
faction-left-out =
    { $count ->
        [one] { $count } kaart blijft ongezien weg
       *[other] { $count } kaarten blijven ongezien weg
    }

## Ready-made decks.

deck-claim = Claim
deck-claim-text = Zoals het begon: het beste kaartspel om te leren.
deck-claim2 = Claim 2
deck-claim2-text = Jaag op Gnomen, wek Draken en let op de Trollen.
deck-clockwork-court = Hof van Raderen
deck-clockwork-court-text = Koningen houden hun Boeren vast, terwijl Automatons en Barden de maat slaan.
deck-northern-raid = Rooftocht in het Noorden
deck-northern-raid-text = Vikingen en Wasberen zijn uit op buit, en de Dwergen kiezen voor de verliezer.
deck-wings-over-the-hills = Vleugels boven de Heuvels
deck-wings-over-the-hills-text = Griffioenen en Draken in de lucht, Reuzen en Gnomen op de grond.
deck-under-the-bridge = Onder de Brug
deck-under-the-bridge-text = Bij de Trollen moet iedereen wachten op wat hij wil.
