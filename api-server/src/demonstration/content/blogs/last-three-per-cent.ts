import type { DemonstrationBlog } from '../../records';
import { authors } from './authors';

export const lastThreePerCent: DemonstrationBlog = {
  ...authors.shireen,
  slug: 'zero-liquid-discharge-and-the-last-three-per-cent',
  title: 'Zero liquid discharge and the last three per cent',
  summary:
    'Recovering ninety per cent of the water is engineering. The last three per cent are chemistry, patience and salt.',
  blogImg: 'file:picture/blog-zero-discharge',
  imageAlt: 'An evaporator tower and round tanks mirrored in still water at dawn',
  tags: ['Water', 'Effluent', 'Recycling'],
  Date: '2026-10-08',
  time: '10:15',
  likes: 151,
  views: 2875,
  content: `
<p>Every owner of a zero-liquid-discharge plant can tell you how much water it recovers. Fewer can tell you what happens to the rest. Yet that remainder, three litres in a hundred, decides what the plant costs, how often it stops and whether it deserves its name.</p>
<h2>Where the energy goes</h2>
<p>Water leaves an effluent in three steps. Membranes take the first eighty-five to ninety per cent for two to four kilowatt-hours per cubic metre. An evaporator with mechanical vapour recompression takes most of the remainder for twelve to eighteen. A crystalliser or dryer takes the last few litres, and each of its cubic metres costs as much as twenty at the front door.</p>
<table>
<thead><tr><th scope="col">Stage</th><th scope="col">Share of water recovered</th><th scope="col">Energy per m³ removed</th><th scope="col">Share of operating cost</th></tr></thead>
<tbody>
<tr><td>Biology and ultrafiltration</td><td>–</td><td>0.9 kWh</td><td>17 %</td></tr>
<tr><td>Reverse osmosis, two stages</td><td>88 %</td><td>3.4 kWh</td><td>26 %</td></tr>
<tr><td>Evaporator</td><td>9 %</td><td>15 kWh</td><td>31 %</td></tr>
<tr><td>Crystalliser and dryer</td><td>2 %</td><td>62 kWh</td><td>26 %</td></tr>
</tbody>
</table>
<p>The arithmetic is plain: one additional per cent recovered by the membranes is worth five per cent of the evaporator’s bill. That is why we spend so much time on things that happen before the evaporator.</p>
<h2>Silica, the quiet guest</h2>
<p>Most plants do not stop because of salt. They stop because of silica, hardness and organics that arrive in company. Silica is soluble to about 120 mg/L at neutral pH, and at ninety per cent recovery the concentrate holds ten times what came in. Three ways lead past it:</p>
<ul>
<li>remove it early, together with magnesium, in a warm softener at pH 10.8;</li>
<li>hold it in solution with a dispersant up to 240 mg/L and accept a lower recovery;</li>
<li>run the second membrane stage at pH 10.5, where silica is happily soluble and organics do not stick.</li>
</ul>
<p>The third is the most elegant and the least forgiving. It works only if hardness has been removed to less than a tenth of a milligram, every day, including Sunday.</p>
<h2>Salt that somebody wants</h2>
<p>A dryer that turns everything into one grey powder is a landfill with a motor. If the stream is dominated by one salt, crystallise that salt. Dye houses use sodium sulphate or sodium chloride by the tonne; nanofiltration separates the two before concentration, and each can be recovered at 97 to 98 per cent purity. In Surat the recovered salt pays for a third of the energy. What remains as mixed solids is four tonnes a day instead of twenty-six.</p>
<blockquote><p>“Zero” is not a number on the outlet meter. It is a mass balance that closes every month.</p></blockquote>
<h2>Questions to ask before you build</h2>
<ol>
<li>What is the worst week of the year, and was the pilot running in it?</li>
<li>Which ion limits recovery at each stage, and who measured it?</li>
<li>Where does the condensate go while the evaporator is being cleaned?</li>
<li>How many days of storage are there between the membranes and the evaporator? Two is too few; five is comfortable.</li>
<li>Who takes the solids, under which code, and is the letter signed?</li>
</ol>
<p>If the answers fit on one page, the project is ready. If they need a workshop, hold the workshop before the order and not after the commissioning. We have attended both kinds, and the first kind has better food.</p>
<h2>What the operators say</h2>
<p>We asked the four shift leaders at our oldest works what they would build differently. All four said the same thing: bigger equalisation. A tank that holds one day’s effluent costs less than one evaporator tube bundle, and it turns a nervous plant into a calm one. Steel and membranes can be bought in any week. Calm has to be designed in.</p>
`.trim(),
};
