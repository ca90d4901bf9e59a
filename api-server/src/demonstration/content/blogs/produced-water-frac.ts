import type { DemonstrationBlog } from '../../records';
import { authors } from './authors';

export const producedWaterFrac: DemonstrationBlog = {
  ...authors.devendra,
  slug: 'fracturing-with-the-water-you-already-have',
  title: 'Fracturing with the water you already have',
  summary:
    'A ten-stage treatment needs twelve thousand cubic metres. Most of it can be produced water, if the chemistry is asked first.',
  blogImg: 'file:picture/blog-frac-water',
  imageAlt: 'A row of pump trucks and water tanks beneath a ridge at sunset',
  tags: ['Fracking', 'Water', 'Stimulation'],
  Date: '2026-07-30',
  time: '16:05',
  likes: 122,
  views: 2640,
  content: `
<p>A multi-stage treatment in tight sandstone takes ten to fifteen thousand cubic metres of water. In a district where the village pond holds eight, that is not a figure to be proud of. Meanwhile the same field brings up two thousand cubic metres of salt water a day and pays to put it back underground. Connecting the two is an obvious idea. Making it work is a matter of four ions and some discipline.</p>
<h2>What the salt does to the gel</h2>
<p>Friction reducers are long, charged molecules. In fresh water they stretch, because like charges repel each other, and a stretched molecule calms turbulence. In brine, dissolved ions screen the charges and the molecule curls up. Monovalent salt shortens it a little, calcium and magnesium a lot, and iron spoils it altogether.</p>
<table>
<thead><tr><th scope="col">Water</th><th scope="col">Dissolved solids</th><th scope="col">Hardness</th><th scope="col">Friction reduction, standard</th><th scope="col">Friction reduction, tolerant grade</th></tr></thead>
<tbody>
<tr><td>Village well</td><td>0.6 g/L</td><td>0.2 g/L</td><td>74 %</td><td>73 %</td></tr>
<tr><td>Produced, field A</td><td>32 g/L</td><td>1.1 g/L</td><td>58 %</td><td>71 %</td></tr>
<tr><td>Produced, field B</td><td>88 g/L</td><td>6.4 g/L</td><td>31 %</td><td>66 %</td></tr>
<tr><td>Field B, iron 40 mg/L</td><td>88 g/L</td><td>6.4 g/L</td><td>12 %</td><td>39 %</td></tr>
</tbody>
</table>
<p>The last row carries the lesson. Salt can be tolerated by choosing the right polymer; iron must be removed. Fortunately iron is the easiest of the four to take out.</p>
<h2>Clean enough, and no cleaner</h2>
<p>It would be possible to desalinate produced water. It would also be pointless: the reservoir is salt already. We treat to five criteria, all of which can be checked in the field within a quarter of an hour.</p>
<ul>
<li>Oil below 30 mg/L, so that it does not act as a defoamer or plug the pack.</li>
<li>Suspended solids below 50 mg/L, finer than 25 µm.</li>
<li>Iron below 5 mg/L, by aeration or oxidation and settling.</li>
<li>Bacteria below a hundred cells per millilitre, because they eat guar and make hydrogen sulphide.</li>
<li>Known hardness. Not low; known, because the polymer is chosen to suit it.</li>
</ul>
<p>A mobile train of flotation, oxidation and filtration does this at 120 m³/h at about a third of the cost of fetching the same water by tanker. A lorry that does not come is the cheapest lorry there is.</p>
<h2>Compatibility, the forgotten test</h2>
<p>Two waters that are clear on their own can make barium sulphate together within a minute. Before each campaign we mix fracturing water, formation water and every additive in their real proportions at reservoir temperature, wait two days, filter, and weigh what is on the paper. If it is more than 50 mg/L, a scale inhibitor joins the recipe or the blend changes. The test costs less than one hour of standby.</p>
<h2>What it looked like in Cambay</h2>
<p>Last winter an operator pumped nine stages with 84 per cent produced water. Surface pressure was 4 per cent above that of the neighbouring well, which had been treated with fresh water; proppant placed was the same to the tonne. Ten thousand cubic metres stayed in the canal, 620 tanker journeys were not made, and disposal wells rested for five days. Production after ninety days is equal within the error of the meter.</p>
<h2>Tell people what is in it</h2>
<p>We publish the complete composition of each system before mobilisation, to the operator, to the regulator and to the village council, by substance and by concentration. The list is short: water, sand and about 0.4 per cent of everything else. Nobody has ever asked us to stop after reading it. Several have asked where they can buy the guar seed.</p>
`.trim(),
};
