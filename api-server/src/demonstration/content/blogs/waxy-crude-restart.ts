import type { DemonstrationBlog } from '../../records';
import { authors } from './authors';

export const waxyCrudeRestart: DemonstrationBlog = {
  ...authors.nandini,
  slug: 'why-a-waxy-crude-line-restarts-badly-at-night',
  title: 'Why a waxy crude line restarts badly at night',
  summary:
    'A line that flows well at 35 °C can need six times the pressure at 25 °C. What happens in between, and how a dose is chosen.',
  blogImg: 'file:picture/blog-waxy-crude',
  imageAlt: 'A pipeline crossing a dark plain under a low moon, a pump station lit in the distance',
  tags: ['Crude additives', 'Flow assurance', 'Pipelines'],
  Date: '2026-11-12',
  time: '09:30',
  likes: 184,
  views: 3920,
  content: `
<p>It is three in the morning near Barmer, the soil around the line has fallen to 22 °C, and a power cut has stopped the main-line pumps for four hours. When the supply returns, the discharge pressure climbs to its limit and nothing moves. By the time the sun is up the operator has lost a day and learned a word he did not need: yield stress.</p>
<h2>What wax does while nobody looks</h2>
<p>Waxy crude carries long paraffin molecules in solution. Below a certain temperature, the wax appearance temperature, they begin to crystallise as thin plates. While the oil flows, shear breaks and rounds the plates, and the crude behaves like a thick but honest liquid. When it stands still, the plates grow edge to edge and build a house of cards that fills the pipe. Two per cent of crystallised wax is enough to hold up the other ninety-eight.</p>
<p>To start again, the pump must break this structure along the whole line at once. The pressure required is proportional to the yield stress and to the length, and inversely proportional to the diameter. A line of 40 km and 300 mm that needs 12 bar while flowing may ask for 70 bar after a cold night.</p>
<h2>Three numbers worth measuring</h2>
<p>The pour point, which everybody quotes, is a poor guide: it says whether oil in a small tube moves when you tilt it. Three other measurements say more.</p>
<ul>
<li><strong>Wax appearance temperature</strong>, by microscopy or calorimetry. Above it no additive has anything to do; below it the injection point is too late.</li>
<li><strong>Gel strength after controlled cooling</strong>, at the rate at which your soil cools the line. A sample quenched in ice tells you about ice.</li>
<li><strong>Thermal history.</strong> Crude that was heated to 65 °C and cooled slowly may restart easily; the same crude heated to 50 °C may be worse than one that was never heated, because half-melted crystals are the best seeds for new ones.</li>
</ul>
<h2>How a depressant works</h2>
<p>A pour-point depressant does not dissolve wax. It is a polymer with side chains of the same length as the paraffin, and it crystallises together with it. The backbone gets in the way, the plates become small, thick and round, and the house of cards turns into a heap of pebbles. Pebbles flow.</p>
<p>The side chains must match the wax. That is why a product that worked wonders in Assam may do nothing in Rajasthan, and why we ask for fresh crude rather than for a data sheet.</p>
<table>
<thead><tr><th scope="col">Treatment</th><th scope="col">Pour point</th><th scope="col">Gel strength at 24 °C</th><th scope="col">Restart pressure, 40 km</th></tr></thead>
<tbody>
<tr><td>None</td><td>42 °C</td><td>86 Pa</td><td>68 bar</td></tr>
<tr><td>200 ppm, generic</td><td>36 °C</td><td>51 Pa</td><td>43 bar</td></tr>
<tr><td>200 ppm, matched</td><td>27 °C</td><td>14 Pa</td><td>16 bar</td></tr>
<tr><td>350 ppm, matched</td><td>24 °C</td><td>9 Pa</td><td>13 bar</td></tr>
</tbody>
</table>
<p>The last line of the table is there for honesty. Going from 200 to 350 ppm saved three bar and would have cost eleven lakh rupees a month. We recommended 200.</p>
<h2>Choosing the dose without guessing</h2>
<ol>
<li>Take fresh crude at the wellhead, hot, into preheated steel cylinders. Do not let it cool on the way.</li>
<li>Erase its memory at 80 °C for two hours in the laboratory.</li>
<li>Dose above the wax appearance temperature with realistic mixing.</li>
<li>Cool at the rate of the soil, in a model pipeline of at least 25 mm, and let it stand for as long as your longest outage.</li>
<li>Restart by raising the pressure slowly, and write down where it moves.</li>
</ol>
<p>Three weeks of this work usually replace two years of arguments. They also show where the money lies. In the case described at the beginning, moving the injection quill 900 m upstream, to a point where the oil was still at 58 °C, allowed the dose to be cut by a third. The cheapest litre of additive is the one that is injected warm.</p>
<h2>And if the line is already gelled?</h2>
<p>Patience first. Pressurise to the permitted limit and hold; gels creep, and compressibility lets the front advance section by section. Vent at intermediate valves if the design allows. Never inject cold solvent into a gelled line in the hope of dissolving it: solvent fingers through the centre and leaves the walls coated. And telephone somebody who has done it before, preferably before midnight.</p>
`.trim(),
};
