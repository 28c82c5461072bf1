import{Bt as e,E as t,Gt as n,St as r,V as i,Vt as a,Z as o,a as s,ct as c,ot as l}from"./words.svelte-lfpZ4FCm.js";var u=Object.assign({"../../../src/claimant/pictures/factions/Au.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" fill="currentColor">
  <path d="M26.2 8.2L26.9 1.4L37.1 1.4L37.8 8.2L44.7 11.1L50.0 6.8L57.2 14.0L52.9 19.3L55.8 26.2L62.6 26.9L62.6 37.1L55.8 37.8L52.9 44.7L57.2 50.0L50.0 57.2L44.7 52.9L37.8 55.8L37.1 62.6L26.9 62.6L26.2 55.8L19.3 52.9L14.0 57.2L6.8 50.0L11.1 44.7L8.2 37.8L1.4 37.1L1.4 26.9L8.2 26.2L11.1 19.3L6.8 14.0L14.0 6.8L19.3 11.1Z"/>
  <path fill="var(--paper, #fff)" d="M32 12.5A11.5 11.5 0 0 1 38 33.8L41.5 50H22.5L26 33.8A11.5 11.5 0 0 1 32 12.5Z"/>
</svg>
`,"../../../src/claimant/pictures/factions/Ba.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" fill="currentColor">
  <path d="M9 3C17 5 20 11 18.5 19C17 27 15 36 20 41C23 44 27 45 32 45S41 44 44 41C49 36 47 27 45.5 19C44 11 47 5 55 3C51.5 8 52.5 13 54 20C56.5 31 56 42 49 47.5C45.5 50 41.5 51.5 37 52L41 62H23L27 52C22.5 51.5 18.5 50 15 47.5C8 42 7.5 31 10 20C11.5 13 12.5 8 9 3Z"/>
  <path d="M13 14H51V19.5H13ZM24 18H27V46H24ZM30.5 18H33.5V46H30.5ZM37 18H40V46H37Z"/>
</svg>
`,"../../../src/claimant/pictures/factions/Bs.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" fill="currentColor">
  <path d="M60 61H23C11 61 3 55 3 46S11 32 22 32H39C45 32 48 30 48 26.5S45 21 40 21H31C29 27 23 29 17 27L4 21C2 20 2 18 4 17L17 11C22 9 28 10 30 12H41C52 12 59 18 59 26.5S51 42 40 42H23C17 42 14 43.5 14 46.5S17 51 23 51H50Z"/>
  <path d="M15 9L14 1L19.5 4L24 0L26.5 5L32 3L29.5 10Z"/>
  <circle fill="var(--paper, #fff)" cx="19" cy="17.5" r="2.8"/>
</svg>
`,"../../../src/claimant/pictures/factions/Do.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" fill="currentColor">
  <path d="M30 11V60C15 59 4 48 4 32V13C13 16 22 15 30 11Z"/>
  <path fill="var(--paper, #fff)" d="M10 30C14 25 21 25 25 30C20 34 14 34 10 30ZM30 49C22 49 16 46 13 41C18 43 24 44 30 43Z"/>
  <path fill-rule="evenodd" d="M34 4C42 8 51 9 60 6V25C60 41 49 52 34 53ZM38.5 48C49 45 55.5 36 55.5 25V11.5C50 12.5 44 12 38.5 10.5Z"/>
  <path d="M42.5 23C45.5 19 50.5 19 53.5 23C50 27 45.5 27 42.5 23ZM38.5 36.5C43 36.5 47.5 35 51 33C48 39 43 42 38.5 42Z"/>
</svg>
`,"../../../src/claimant/pictures/factions/Dr.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" fill="currentColor">
  <path d="M32 10L36.5 18C39 17 41 15.5 42 13C44 8 49 3 57 1C54 6 54 11 55 15C56 19 54 23 51 26L63 27L53 34L59 42L49 41C47 46 45 49 45 54C45 60 39 63 32 63S19 60 19 54C19 49 17 46 15 41L5 42L11 34L1 27L13 26C10 23 8 19 9 15C10 11 10 6 7 1C15 3 20 8 22 13C23 15.5 25 17 27.5 18Z"/>
  <path fill="var(--paper, #fff)" d="M17 28L29 35.5L27 40C21.5 39 17.5 34 17 28ZM47 28L35 35.5L37 40C42.5 39 46.5 34 47 28ZM29.5 54.5C27 51 24 51 23.5 54C25 56.5 28 57 29.5 54.5ZM34.5 54.5C37 51 40 51 40.5 54C39 56.5 36 57 34.5 54.5Z"/>
</svg>
`,"../../../src/claimant/pictures/factions/Dw.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" fill="currentColor">
  <path d="M2 33C7 15 18 5 32 5S57 15 62 33C54 23 46 20 38 19.5V56C38 59.5 35.5 62 32 62S26 59.5 26 56V19.5C18 20 10 23 2 33Z"/>
  <path fill="var(--paper, #fff)" d="M23 22.5H41V26H23Z"/>
</svg>
`,"../../../src/claimant/pictures/factions/Gi.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" fill="currentColor">
  <path d="M15 31C14 23 23 20 34 21S51 28 49 36C48 42 45 45 45 51C45 58 41 62 34.5 62C27 62 24.5 57 24.5 51C24.5 44 16 40 15 31Z"/>
  <path d="M24 13.5A7.5 9.5 0 1 1 9 13.5A7.5 9.5 0 1 1 24 13.5ZM35.5 10A5 6.5 0 1 1 25.5 10A5 6.5 0 1 1 35.5 10ZM45.5 10.5A4.5 5.5 0 1 1 36.5 10.5A4.5 5.5 0 1 1 45.5 10.5ZM53.5 14.5A4 5 0 1 1 45.5 14.5A4 5 0 1 1 53.5 14.5ZM59 22A3.5 4.5 0 1 1 52 22A3.5 4.5 0 1 1 59 22Z"/>
</svg>
`,"../../../src/claimant/pictures/factions/Gn.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" fill="currentColor">
  <path d="M9 40C17 38 25 37.5 32 37.5S47 38 55 40C55 49 46 57 32 63C18 57 9 49 9 40Z"/>
  <circle fill="var(--paper, #fff)" cx="32" cy="38.5" r="9"/>
  <path d="M50 3C40 0 31 3 27 11C22.5 20 14 28 6 37C14 34.5 23 34 32 34S50 34.5 58 37C50 30 44 24 41.5 17C39.5 12 43 6 50 3Z"/>
  <circle cx="32" cy="38" r="6"/>
</svg>
`,"../../../src/claimant/pictures/factions/Go.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" fill="currentColor">
  <path d="M32 10C41 10 47 15 49 23L63 13C63 27 58 37 48 39C46 49 40 57 32 57S18 49 16 39C6 37 1 27 1 13L15 23C17 15 23 10 32 10Z"/>
  <path fill="var(--paper, #fff)" d="M19 26L29 31.5C27.5 36.5 20 35 19 26ZM45 26L35 31.5C36.5 36.5 44 35 45 26ZM22 42C28 45 36 45 42 42C40 50 36.5 51.5 32 51.5S24 50 22 42Z"/>
  <path d="M27 42.5H33L30 48.5Z"/>
</svg>
`,"../../../src/claimant/pictures/factions/Gr.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" fill="currentColor">
  <path d="M47 1C50 6 50 11 48 15C55 19 60 27 61 36L55 34L60 47L53 45L58 62H23C22 55 25 50 30 46C24 45 19 47 17 54C8 51 3 43 4 34C6 22 17 14 30 14C38 14 44 9 47 1Z"/>
  <path fill="var(--paper, #fff)" d="M28 23L43 26C41 33 32 34 28 29ZM19.5 18.5C14 27 15.5 37.5 25 43.5L27.5 41C19.5 35.5 18.5 27.5 23 18Z"/>
</svg>
`,"../../../src/claimant/pictures/factions/Kn.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" fill="currentColor">
  <path d="M8 5H56V30C56 45 45 55 32 61C19 55 8 45 8 30Z"/>
  <path fill="var(--paper, #fff)" d="M33.5 10.5H50.5V29.5H33.5ZM13.5 32.5H30.5V54C21 49 14 42 13.5 32.5Z"/>
</svg>
`,"../../../src/claimant/pictures/factions/Pe.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" fill="currentColor">
  <path d="M32 1C39 8 39 16 32 23C25 16 25 8 32 1Z"/>
  <path d="M35 31C35 20 42 13.5 53 13.5C53 24 46 30.5 35 31ZM35 46C35 35 42 28.5 53 28.5C53 39 46 45.5 35 46ZM35 61C35 50 42 43.5 53 43.5C53 54 46 60.5 35 61Z"/>
  <path d="M29 31C29 20 22 13.5 11 13.5C11 24 18 30.5 29 31ZM29 46C29 35 22 28.5 11 28.5C11 39 18 45.5 29 46ZM29 61C29 50 22 43.5 11 43.5C11 54 18 60.5 29 61Z"/>
  <path d="M30.5 20H33.5V63H30.5Z"/>
</svg>
`,"../../../src/claimant/pictures/factions/Pf.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" fill="currentColor">
  <path d="M34 1C36 14 54 22 54 42C54 54 44 63 32 63S10 54 10 42C10 32 15 26 19 21C20 27 22 30 26 31C24 20 27 9 34 1Z"/>
  <path fill="var(--paper, #fff)" d="M33 33C35 39 43 42 43 49C43 54.5 38 58 32 58S21 54.5 21 49C21 45 23 42 26 40C27 43 28.5 44 30.5 44C30 40 31 36 33 33Z"/>
</svg>
`,"../../../src/claimant/pictures/factions/Ph.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" fill="currentColor">
  <path d="M32 5C36 5 38.5 8 38.5 12C38.5 16 37 19 37.5 22C48 21 54 14 56 3C62 12 64 22 60 31C55 41 46 44 38 43C40 50 45 55 51 57C44 60 38 58 35.5 55C35 59 34 61 32 63C30 61 29 59 28.5 55C26 58 20 60 13 57C19 55 24 50 26 43C18 44 9 41 4 31C0 22 2 12 8 3C10 14 16 21 26.5 22C27 19 26 17 25.5 15L20 12L26 9C27 6.5 29 5 32 5Z"/>
  <path fill="var(--paper, #fff)" d="M33.5 11A2 2 0 1 1 29.5 11A2 2 0 1 1 33.5 11Z"/>
  <path fill="var(--paper, #fff)" d="M7 17C9 26 15 31 25 32C16 34 8 29 7 17ZM57 17C55 26 49 31 39 32C48 34 56 29 57 17Z"/>
</svg>
`,"../../../src/claimant/pictures/factions/Ra.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" fill="currentColor">
  <path d="M8 5C16 4 22 8 25.5 13C29.5 12 34.5 12 38.5 13C42 8 48 4 56 5C59 13 58 19 56 24C60 29 62 35 63 42L56 44L57 50L48 51C43 57 38 60 32 60S21 57 16 51L7 50L8 44L1 42C2 35 4 29 8 24C6 19 5 13 8 5Z"/>
  <path fill="var(--paper, #fff)" d="M8.5 33C13 22.5 25 21 30.5 27L30.5 30C22 26 14 28 8.5 33ZM55.5 33C51 22.5 39 21 33.5 27L33.5 30C42 26 50 28 55.5 33ZM32 40C38 42 44 45 45.5 49C42 53.5 37.5 56 32 56S22 53.5 18.5 49C20 45 26 42 32 40ZM25 34.5A3.2 3.2 0 1 1 18.6 34.5A3.2 3.2 0 1 1 25 34.5ZM45.4 34.5A3.2 3.2 0 1 1 39 34.5A3.2 3.2 0 1 1 45.4 34.5Z"/>
  <path d="M26.5 46H37.5L32 52Z"/>
</svg>
`,"../../../src/claimant/pictures/factions/Ro.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" fill="currentColor">
  <path d="M7 20L19.5 33L32 12L44.5 33L57 20L53 47H11ZM11 50.5H53V59H11Z"/>
  <path d="M11 16A5 5 0 1 1 1 16A5 5 0 1 1 11 16ZM37 9A5 5 0 1 1 27 9A5 5 0 1 1 37 9ZM63 16A5 5 0 1 1 53 16A5 5 0 1 1 63 16Z"/>
  <path fill="var(--paper, #fff)" d="M32 31L37 38L32 45L27 38Z"/>
</svg>
`,"../../../src/claimant/pictures/factions/Se.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" fill="currentColor">
  <path d="M1 38C11 23 21 18 32 18S53 23 63 38C53 53 43 58 32 58S11 53 1 38Z"/>
  <circle fill="var(--paper, #fff)" cx="32" cy="38" r="13.5"/>
  <circle cx="32" cy="38" r="8"/>
  <circle fill="var(--paper, #fff)" cx="35.5" cy="34.5" r="2.5"/>
  <path d="M32 1L35.5 13.5H28.5ZM12 5L21.5 13.5L15.5 17ZM52 5L48.5 17L42.5 13.5Z"/>
</svg>
`,"../../../src/claimant/pictures/factions/Tr.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" fill="currentColor">
  <path d="M17 16L18 6L26 11L32 2L38 11L46 6L47 16C52 19 54 24 54 29C60 27 64 31 63 36C62 41 58 43 54 42C57 46 58 51 56 55C52 61 42 63 32 63S12 61 8 55C6 51 7 46 10 42C6 43 2 41 1 36C0 31 4 27 10 29C10 24 12 19 17 16Z"/>
  <path fill="var(--paper, #fff)" d="M15.5 24L27.5 28C27 33.5 20 34.5 17.5 30.5ZM48.5 24L36.5 28C37 33.5 44 34.5 46.5 30.5ZM14 52.5H17L20.5 39L25.5 52.5H38.5L43.5 39L47 52.5H50C49 55.5 45 56.5 32 56.5S15 55.5 14 52.5Z"/>
  <path fill="var(--paper, #fff)" d="M27.5 42A4.5 3.5 0 0 0 36.5 42L34 41.5A2 1.5 0 0 1 30 41.5Z"/>
</svg>
`,"../../../src/claimant/pictures/factions/Uc.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" fill="currentColor">
  <path d="M31 15L42 5L43.5 16C55 22 61 38 59 61H26C27 53 32 48 32.5 41C28 43 24.5 43.5 22 47C19.5 51 15 51.5 12 48.5L8 44C6 42 6 39 8 37L20.5 22.5C23 19 27 16.5 31 15Z"/>
  <path d="M17.5 20.5L4 1L26 13Z"/>
  <path fill="var(--paper, #fff)" d="M32 26A2.8 2.8 0 1 1 26.4 26A2.8 2.8 0 1 1 32 26ZM41 21C49 27 53 37 52 50C50 38 46 30 38.5 25Z"/>
</svg>
`,"../../../src/claimant/pictures/factions/Un.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" fill="currentColor">
  <path d="M32 4C16 4 6 14 6 28C6 36 10 42 16 45V55C16 58.5 18.5 61 22 61H42C45.5 61 48 58.5 48 55V45C54 42 58 36 58 28C58 14 48 4 32 4Z"/>
  <path fill="var(--paper, #fff)" d="M29 30.5A7.5 7.5 0 1 1 14 30.5A7.5 7.5 0 1 1 29 30.5ZM50 30.5A7.5 7.5 0 1 1 35 30.5A7.5 7.5 0 1 1 50 30.5ZM32 37L36.5 45.5H27.5ZM24.5 50.5H27.5V61H24.5ZM30.5 50.5H33.5V61H30.5ZM36.5 50.5H39.5V61H36.5Z"/>
</svg>
`,"../../../src/claimant/pictures/factions/Vi.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" fill="currentColor">
  <path d="M8 3H56C51 12 51 25 56 35H34.5V44H29.5V35H8C13 25 13 12 8 3Z"/>
  <path fill="var(--paper, #fff)" d="M20.5 3H25.5V35H20.5ZM38.5 3H43.5V35H38.5Z"/>
  <path d="M9 28C2 26 0 33 2.5 38C4 50 11 59 20 61H44C53 59 60 50 61.5 38C64 33 62 26 55 28C57 34 54 41 47 43.5H17C10 41 7 34 9 28Z"/>
  <path fill="var(--paper, #fff)" d="M22 52A3.5 3.5 0 1 1 15 52A3.5 3.5 0 1 1 22 52ZM35.5 52A3.5 3.5 0 1 1 28.5 52A3.5 3.5 0 1 1 35.5 52ZM49 52A3.5 3.5 0 1 1 42 52A3.5 3.5 0 1 1 49 52Z"/>
</svg>
`}),d=c(`<span class="emblem svelte-h4wz6q" aria-hidden="true"></span>`);function f(c,f){a(f,!0);let p=t(f,`size`,3,`1.5em`),m=t(f,`plain`,3,!1);var h=d();let g;o(h,()=>u[`../../../src/claimant/pictures/factions/${f.faction}.svg`]??`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">
  <path fill="currentColor" d="M32 4 L56 12 L56 32 C56 46 46 55 32 60 C18 55 8 46 8 32 L8 12 Z"/>
  <path fill="var(--paper)" d="M32 17 L36 28 L48 28 L38.500 35 L42 46 L32 39.500 L22 46 L25.500 35 L16 28 L28 28 Z"/>
</svg>
`,!0),n(h),r(e=>g=i(h,``,g,{"--size":p(),color:e}),[()=>m()?null:s(f.faction)]),l(c,h),e()}export{f as t};