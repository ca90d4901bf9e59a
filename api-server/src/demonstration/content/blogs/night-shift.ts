import type { DemonstrationBlog } from '../../records';
import { authors } from './authors';

export const nightShift: DemonstrationBlog = {
  ...authors.devendra,
  slug: 'night-shift-a-mud-engineers-log',
  title: 'Night shift: a mud engineer’s log',
  summary: 'Twelve hours on a rig in the Krishna–Godavari basin, 4,380 metres deep, at 168 degrees, told by the hour.',
  blogImg: 'file:picture/blog-night-shift',
  imageAlt: 'A lit derrick at night under a sky of stars, with a cabin and a lone figure',
  tags: ['Drilling', 'People', 'Field notes'],
  Date: '2026-03-12',
  time: '07:15',
  likes: 341,
  views: 7480,
  content: `
<p>People ask what a mud engineer does. The short answer is: tests mud. The long answer takes a night. This one was in February, on a land rig east of Rajahmundry, in the 8½-inch section, with 410 m to go.</p>
<h2>18:00 – Handover at the shakers</h2>
<p>We hand over standing next to the shakers, not in the cabin. Cuttings tell you more than the report: firm, angular, dark grey, no cavings. Weight 1.86 g/cm³, viscosity calm. Prakash has had a quiet day and says so with some suspicion. I write three things on my glove: gas 1.2 per cent and steady, centrifuge two noisy, barite 84 tonnes.</p>
<h2>19:30 – First complete check</h2>
<p>Weight, funnel, six speeds, gels, filtration at room temperature. Then the long one: filtration at 168 °C and 35 bar, thirty minutes in a steel cell that you treat with respect. 11.4 mL. The programme says 14. I record 11.4 and not “OK”, because tomorrow somebody will want to know where it began.</p>
<h2>22:00 – The supervisor’s question</h2>
<p>“Can we go faster?” One can always go faster. I show him the curve of equivalent density at the bit: at 14 metres an hour the cuttings in the annulus bring us to 1.93. The weak sand at 4,120 m breaks at 1.96. There is room for two more metres an hour, not for five. We agree on sixteen and I promise to look at it every half hour. He fetches the tea. That is how negotiation works on a rig.</p>
<h2>00:40 – Something small</h2>
<p>Gels after ten minutes have risen from 11 to 15. Nothing on the screen is red. But the temperature at the flow line went up by four degrees since dusk, and the clay fraction by half a per cent. Clay plus heat plus time equals trouble at breakfast. I run three pilot tests in jars: a little thinner, a little more polymer, a dilution of three per cent. I age them in the roller oven for as long as I dare, ninety minutes.</p>
<ul>
<li>Jar one: gels 9, but filtration goes to 15. No.</li>
<li>Jar two: filtration 9, gels still 14. No.</li>
<li>Jar three, dilution with half the polymer: gels 10, filtration 11.8. Yes.</li>
</ul>
<h2>02:30 – Treatment</h2>
<p>Six cubic metres of premix over one circulation, no faster. Slow is the secret of this trade. The derrickman opens the sacks, I check the lot numbers, and together we lift with the vacuum hoist that arrived last year and that nobody wants to give back.</p>
<table>
<thead><tr><th scope="col">Reading</th><th scope="col">19:30</th><th scope="col">00:40</th><th scope="col">05:00</th></tr></thead>
<tbody>
<tr><td>Weight, g/cm³</td><td>1.86</td><td>1.865</td><td>1.86</td></tr>
<tr><td>Ten-minute gel, Pa</td><td>11</td><td>15</td><td>10</td></tr>
<tr><td>Hot filtration, mL</td><td>11.4</td><td>12.6</td><td>11.7</td></tr>
<tr><td>Clay content, kg/m³</td><td>38</td><td>44</td><td>39</td></tr>
</tbody>
</table>
<h2>04:00 – Connection gas</h2>
<p>A short peak of 4.8 per cent at the connection, gone within three minutes. The logging geologist knocks before I can knock on his door. We compare depth, lag and pressure; it comes from a thin stringer we expected. We write it down, tell the driller and the supervisor, and watch the next two connections together. Both are clean. Most of safety consists of two people looking at the same curve.</p>
<h2>05:00 – Check, report, stars</h2>
<p>The last complete check is the one you are proud of or ashamed of. Tonight it is the first kind. I fill in the report, count the sacks (the book says 211, the floor says 210, the one behind the door says sorry) and step outside. The derrick is lit like a temple and above it is every star there is. In the canteen somebody is frying onions.</p>
<h2>06:00 – Handover</h2>
<p>Prakash arrives with wet hair. I tell him about the gels, the stringer and the sack. He looks at the cuttings before he looks at the report. Good man. We are at 4,492 m. I sleep.</p>
`.trim(),
};
