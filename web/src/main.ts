import { mount } from 'svelte'
import App from './App.svelte'
import { catalogue } from './lib/catalogue.svelte'
import { me } from './lib/me.svelte'
import { settings } from './lib/settings.svelte'
import { complain } from './lib/toasts.svelte'
import { addReserves, addTexts, preferredLanguage, setLanguage } from './lib/words.svelte'
import '../../src/claimant/pictures/colours.css'
import './styles/tokens.css'
import './styles/base.css'

settings.apply()
const known = me.load()
// If it fails, the page that needs it asks again and says why.
const named = catalogue().then(({ texts, factions }) => {
  addTexts(texts)
  addReserves(factions)
})
await Promise.allSettled([setLanguage(preferredLanguage()), known, named])
known.catch(complain)
mount(App, { target: document.getElementById('app')! })
