import type { DemonstrationBlog } from '../../records';
import { authors } from './authors';

export const belowThreeKilowattHours: DemonstrationBlog = {
  ...authors.shireen,
  slug: 'sea-water-below-three-kilowatt-hours',
  title: 'Sea water below three kilowatt-hours',
  summary:
    'The physical minimum is just above one. Where the other two go, and which of them can be had back at a fair price.',
  blogImg: 'file:picture/blog-desalination',
  imageAlt: 'A desalination works on a headland with intake pipes running into a calm sea',
  tags: ['Desalination', 'Energy', 'Membranes'],
  Date: '2026-04-09',
  time: '12:10',
  likes: 109,
  views: 2215,
  content: `
<p>Separating fresh water from the sea has a price set by nature. At 28 °C, 35 g/L of salt and 45 per cent recovery, thermodynamics asks for 1.06 kilowatt-hours per cubic metre, and no inventor will ever talk it down. A well-built plant of today needs about 3.1. The difference is not nature’s; it is ours, and it can be itemised.</p>
<h2>The bill, line by line</h2>
<table>
<thead><tr><th scope="col">Item</th><th scope="col">kWh/m³</th><th scope="col">Can be reduced by</th></tr></thead>
<tbody>
<tr><td>Thermodynamic minimum at 45 % recovery</td><td>1.06</td><td>–</td></tr>
<tr><td>Membrane driving pressure</td><td>0.74</td><td>more area, better elements</td></tr>
<tr><td>High-pressure pump and motor losses</td><td>0.31</td><td>larger pumps, variable speed</td></tr>
<tr><td>Energy recovery losses</td><td>0.14</td><td>good isobaric devices</td></tr>
<tr><td>Intake and pretreatment</td><td>0.46</td><td>beach wells, gravity filters</td></tr>
<tr><td>Second pass, post-treatment, lift to network</td><td>0.39</td><td>high-rejection elements, site choice</td></tr>
</tbody>
</table>
<h2>Pressure you do not need</h2>
<p>The largest item after nature is the pressure that pushes water through the membrane at the desired rate. Twenty per cent more elements in the same rack lower it by three bar and save about 0.1 kWh. They cost money once; electricity is charged every month. With Indian industrial tariffs the additional elements pay for themselves in less than three years, and they foul more slowly as well. Yet the tender usually specifies the number of elements and forgets the tariff.</p>
<h2>The pump is a moving target</h2>
<p>In the Bay of Bengal salinity falls from 34 to 26 g/L after the monsoon, and the temperature swings by nine degrees. A pump of fixed speed is throttled for half of the year; a valve then turns money into noise. Variable speed on the high-pressure pump saves four to seven per cent over the year. In combination with an isobaric energy recovery device that gives back 97 per cent of the brine’s energy, the loss in rotating machinery falls below 0.4 kWh.</p>
<h2>Quiet water at the front</h2>
<p>Pretreatment seems cheap until the sea is red with algae. A plant designed for the average spends its savings on cleaning chemicals and replacement elements. Where the ground allows it, beach wells give filtered water at constant temperature for the price of a shallow pump. Where it does not, dissolved-air flotation ahead of ultrafiltration adds 0.05 kWh and takes away the worst week of the year.</p>
<ul>
<li>Keep intake velocity below 0.15 m/s, so that fish can leave.</li>
<li>Dose coagulant by measurement and not by season.</li>
<li>Watch the pressure drop over the first element; it speaks before the others.</li>
</ul>
<h2>One pass or two</h2>
<p>Boron decides. Conventional elements let through 10 to 12 per cent, too much for citrus fruit and for some standards, so that half of the flow is treated again. Elements with 93 per cent boron rejection make the second pass unnecessary for drinking water on most Indian coasts. That alone saves 0.2 kWh and a building.</p>
<h2>What we achieved, and what we did not</h2>
<p>At our works near Kanyakumari the average of the last twelve months is 2.94 kWh per cubic metre at the plant boundary, with 3.06 in the worst month and 2.81 in the best. We had hoped for 2.85. The difference is half explained by a jellyfish season of seven weeks and half by a control valve that was left at 85 per cent for forty days because its display said 100. The jellyfish we forgive.</p>
<p>Can it be lower still? With larger racks, brine-staged recovery and solar electricity at noon, 2.6 is within sight. Below that, every tenth costs more than the sun that would supply it. There is no shame in stopping where the next rupee does more good elsewhere, for instance in repairing the network. A cubic metre that does not leak needs no energy at all.</p>
`.trim(),
};
