/** The style of a sheet. Font sizes are in em of the sheet, which print sets in points. */
export const SHEET_STYLE = `
:root {
  color-scheme: light dark;
  --desk: light-dark(#efe8da, #0b111c);
  --paper: light-dark(#fffdf9, #151e2f);
  --ink: light-dark(#1b2638, #efe8da);
  --soft: light-dark(#5a6373, #aeb7c8);
  --line: light-dark(#e5dccb, #2a3650);
  --rule: light-dark(#1d3a63, #7fa8e2);
  --brand: light-dark(#1d3a63, #b3cffb);
  --button: light-dark(#1d3a63, #2c5590);
  --accent: light-dark(#8a5000, #f5bf66);
  --mark: light-dark(#fdf0d5, #3a2c10);
}
* { box-sizing: border-box; }
body {
  margin: 0;
  background: var(--desk);
  color: var(--ink);
  font: 400 15px/1.35 'Assistant Variable', 'Segoe UI', system-ui, -apple-system, 'Noto Sans',
    'Helvetica Neue', Arial, sans-serif;
  text-size-adjust: 100%;
  -webkit-text-size-adjust: 100%;
}
p, h1, ul { margin: 0; }
a { color: var(--brand); text-underline-offset: 0.18em; }
a:hover { text-decoration-thickness: 0.14em; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 3px; }
.bar {
  display: flex;
  flex-wrap: wrap;
  gap: 0 0.8rem;
  align-items: center;
  max-inline-size: 70rem;
  margin-inline: auto;
  padding: 0.6rem clamp(1rem, 4vw, 2.5rem);
}
.bar a { display: inline-flex; align-items: center; min-block-size: 2.75rem; font-weight: 600; }
.bar > :first-child { margin-inline-end: auto; }
.bar p { color: var(--soft); font-size: 0.93em; }
.bar button {
  min-block-size: 2.75rem;
  padding-inline: 1.1rem;
  border: 0;
  border-radius: 2rem;
  background: var(--button);
  color: #fffaf0;
  font: inherit;
  font-weight: 650;
  cursor: pointer;
}
.sheet {
  max-inline-size: 70rem;
  margin: 0 auto 2.5rem;
  padding: clamp(1rem, 4vw, 2.5rem);
  background: var(--paper);
  border-radius: 0.9rem;
  box-shadow: 0 1px 2px rgb(20 30 50 / 8%), 0 6px 24px rgb(20 30 50 / 9%);
}
.head {
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: flex-end;
  gap: 0.3em 2em;
  padding-block-end: 0.55em;
  border-block-end: 0.18em solid var(--rule);
}
h1 { font-size: 2.35em; line-height: 1.05; font-weight: 750; letter-spacing: -0.01em; color: var(--brand); }
h1 + p { margin-block-start: 0.2em; }
.head p { color: var(--soft); }
.year { text-align: end; }
.year strong { display: block; font-size: 1.9em; line-height: 1.1; font-weight: 700; color: var(--accent); }
.columns { display: grid; gap: 0 2.2em; align-items: start; }
table { inline-size: 100%; border-collapse: collapse; }
th, td { padding: 0.22em 0; text-align: start; vertical-align: baseline; font-weight: 400; }
th + td, td + td, th + th { padding-inline-start: 0.8em; }
thead th {
  padding-block: 0.75em 0.3em;
  vertical-align: bottom;
  font-size: 0.86em;
  line-height: 1.15;
  color: var(--soft);
}
thead th.hebrew, thead th.clock { white-space: normal; hyphens: auto; }
.month th {
  padding-block: 0.75em 0.22em;
  font-weight: 700;
  color: var(--brand);
  border-block-end: 0.08em solid var(--rule);
}
tbody:first-of-type .month th { padding-block-start: 0.2em; }
.month th::first-letter { text-transform: uppercase; }
tbody tr + tr + tr > * { border-block-start: 0.05em solid var(--line); }
.date, .hebrew, .clock { white-space: nowrap; }
.date, .hebrew { inline-size: 1%; }
/* The columns of one half are as wide as those of the other. */
@media print, (min-width: 40.01rem) {
  table { table-layout: fixed; }
  thead th.date { inline-size: 4.9em; }
  thead th.hebrew { inline-size: 7.3em; }
  thead th.clock { inline-size: 6.2em; }
  thead th.clock:last-child { inline-size: 5em; }
}
.date span { display: inline-block; min-inline-size: 2.25em; color: var(--soft); }
.date b, .clock { font-variant-numeric: tabular-nums lining-nums; }
.date b { display: inline-block; min-inline-size: 1.2em; text-align: end; font-weight: 600; }
td.hebrew { color: var(--soft); font-size: 0.9em; }
.name { overflow-wrap: anywhere; hyphens: manual; line-height: 1.2; }
.clock { inline-size: 1%; text-align: end; }
.clock b { font-weight: 650; }
.clock small { font-size: 0.86em; color: var(--soft); }
.yomTov .clock small { display: block; line-height: 1; }
.clock i { color: var(--soft); }
.yomTov .name, .yomTov .date span { font-weight: 700; color: var(--ink); }
:is(.fast .name, .fast .clock, .minor .name):not(:lang(he)) { font-style: italic; }
.months { display: none; }
.from { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 1.5em; }
.notes {
  display: grid;
  gap: 0.25em;
  margin-block-start: 0.9em;
  padding-block-start: 0.6em;
  border-block-start: 0.08em solid var(--rule);
  font-size: 0.87em;
  line-height: 1.3;
  color: var(--soft);
}
.is-small { display: none; }
@media screen {
  .is-next { background: var(--mark); box-shadow: 0.5em 0 var(--mark), -0.5em 0 var(--mark); }
}
@media screen and (max-width: 40rem) {
  th + td, td + td, th + th { padding-inline-start: 0.5em; }
  .bar p { display: none; }
  .year { text-align: start; }
  .hebrew { display: none; }
  .bar { gap: 0 0.6rem; }
  .bar > :first-child { flex: 1 1 5rem; line-height: 1.2; }
  .bar [rel] { white-space: nowrap; }
  .bar button { padding-inline: 0.9rem; }
  .is-small { display: block; font-weight: 400; font-style: normal; font-size: 0.9em; color: var(--soft); }
}
/* One long column: ways into it, and a head that stays. */
@media screen and (max-width: 61.99rem) {
  .months { display: flex; gap: 0.4rem; margin-block-start: 0.6rem; overflow-x: auto; scrollbar-width: none; }
  .months a {
    flex: none;
    padding: 0.55rem 0.8rem;
    border: 1px solid var(--line);
    border-radius: 2rem;
    text-decoration: none;
    font-weight: 600;
  }
  thead th { position: sticky; inset-block-start: 0; background: var(--paper); }
  tbody { scroll-margin-block-start: 3rem; }
  table + table thead { display: none; }
}
@media (min-width: 62rem) {
  .columns { grid-template-columns: 1fr 1fr; }
}
@page { margin: 9mm 10mm; }
@media print {
  :root { color-scheme: only light; --paper: #fff; --desk: #fff; --ink: #000; --soft: #444; --line: #ccc; }
  .bar { display: none; }
  .sheet {
    max-inline-size: none;
    margin: 0;
    padding: 0;
    border-radius: 0;
    box-shadow: none;
    font-size: 7.6pt;
    line-height: 1.2;
  }
  .columns { grid-template-columns: 1fr 1fr; }
  tr { break-inside: avoid; }
  th, td { padding-block: 0.08em; }
  h1 { font-size: 2em; }
  .year strong { font-size: 1.7em; }
  .name { line-height: 1.12; }
  .month th { padding-block: 0.36em 0.1em; }
  thead th { padding-block: 0.5em 0.15em; }
  .notes { margin-block-start: 0.7em; padding-block-start: 0.45em; gap: 0.1em; }
}
/* A4 is taller than Letter and has more room; less if the sheet has more notes. */
@media print and (max-aspect-ratio: 74/100) {
  .sheet { font-size: 7.7pt; }
  th, td { padding-block: 0.11em; }
  .is-roomy td, .is-roomy .date { padding-block: 0.16em; }
}
`
