import { mount } from 'svelte'
import App from './App.svelte'
import { me } from './lib/me.svelte'
import { settings } from './lib/settings.svelte'
import { complain } from './lib/toasts.svelte'
import { preferredLanguage, setLanguage } from './lib/words.svelte'
import './pictures/colours.css'
import './styles/tokens.css'
import './styles/base.css'

settings.apply()
const known = me.load()
await Promise.allSettled([setLanguage(preferredLanguage()), known])
known.catch(complain)
mount(App, { target: document.getElementById('app')! })
