var e=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">
  <path fill="var(--brand, #8c2f39)" d="M10 8H54V60L32 50L10 60Z"/>
  <path fill="var(--gold, #f2b632)" d="M8 3H56C58.8 3 60 4.5 60 6.5S58.8 10 56 10H8C5.2 10 4 8.5 4 6.5S5.2 3 8 3Z"/>
  <path fill="var(--gold, #f2b632)" d="M45 39C42 43.5 37.5 46 32 46C22.5 46 16 39.5 16 31L14 17L23 23L32 14L41 23L50 17L48.5 28H41C39.5 24.5 36.5 22.5 32.5 22.5C27 22.5 23.5 26.5 23.5 31S27 39.5 32.5 39.5C35 39.5 37 38.5 38.5 36.5Z"/>
</svg>
`;export{e as t};