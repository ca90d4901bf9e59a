import type { DemonstrationBlog } from '../../records';
import { authors } from './authors';

export const retarderInTheHotHole: DemonstrationBlog = {
  ...authors.nandini,
  slug: 'choosing-a-cement-retarder-for-a-hot-hole',
  title: 'Choosing a cement retarder for a hot hole',
  summary:
    'Ten degrees can separate a perfect cement job from a pipe full of stone. How we test, and what the curve should look like.',
  blogImg: 'file:picture/blog-cement',
  imageAlt: 'A derrick beside silos and a mixing unit at dusk',
  tags: ['Cementing', 'Drilling', 'Laboratory'],
  Date: '2026-08-27',
  time: '14:20',
  likes: 97,
  views: 1980,
  content: `
<p>Portland cement was not made for the bottom of a well. At 30 °C it gives a mason a comfortable afternoon; at 150 °C and 900 bar it sets in minutes. Between the mixer and the last metre of annulus the slurry must remain liquid for four or five hours and then, within a few minutes, become stone. The molecule that makes this possible is added at half a per cent.</p>
<h2>Temperature is an estimate</h2>
<p>The temperature that matters is not the static one from the log but the circulating one, which the cement itself will see while it is pumped. It is calculated from tables, models or, best of all, a memory gauge run on the last clean-out trip. Estimates by different methods often differ by 12 °C. A retarder whose thickening time falls by half within those 12 degrees turns an honest estimate into a gamble.</p>
<p>We therefore look first at the slope. For each system we measure thickening time at the expected temperature and at ten degrees on either side. If three tests make a gentle line, the system is forgiving. If they make a cliff, we choose another, however attractive its price.</p>
<table>
<thead><tr><th scope="col">System</th><th scope="col">140 °C</th><th scope="col">150 °C</th><th scope="col">160 °C</th><th scope="col">24 h strength at top (95 °C)</th></tr></thead>
<tbody>
<tr><td>Lignosulphonate with borate</td><td>7:10 h</td><td>4:05 h</td><td>1:50 h</td><td>0.4 MPa</td></tr>
<tr><td>Organic acid blend</td><td>6:30 h</td><td>4:20 h</td><td>2:35 h</td><td>1.9 MPa</td></tr>
<tr><td>Synthetic copolymer</td><td>5:50 h</td><td>4:45 h</td><td>3:55 h</td><td>6.2 MPa</td></tr>
</tbody>
</table>
<p>The last column is the second thing we look at. A long column is hot at the shoe and cool at the top, and a dose that is right for the shoe may keep the top liquid for three days. Rigs do not wait three days.</p>
<h2>The shape of the curve</h2>
<p>A consistometer turns slurry in a heated, pressurised cup and records how hard it is to stir. The number everyone quotes is the time at 70 or 100 units of consistency. The shape tells more:</p>
<ul>
<li><strong>A flat line and a right angle</strong> is what we want. Gas has little time to enter, and the set is sharp.</li>
<li><strong>A slow ramp</strong> means gelation. The slurry will lose hydrostatic pressure long before it has strength.</li>
<li><strong>A hump that disappears</strong> is usually incompatible mix water or an additive that hydrates late.</li>
<li><strong>A step when the motor restarts</strong> after a stop of ten minutes tells you what will happen when the pump trips.</li>
</ul>
<h2>Your cement, your water</h2>
<p>Two cements of the same class from two kilns can differ in thickening time by ninety minutes with the same retarder. Mix water in coastal Andhra carries chloride, which accelerates; water from some wells in Assam carries humic acids, which retard. We refuse to issue a recommendation without a sack from the silo that will be used and a jerrycan from the pit that will be pumped. It delays the report by four days. It has never delayed a well.</p>
<h2>A checklist for the night before</h2>
<ol>
<li>Sample the blended cement from the silo, top and bottom, and test the mixture that is there and not the one that was ordered.</li>
<li>Measure mix-water temperature. Thirty-eight degrees in the pit in May is worth twenty minutes.</li>
<li>Agree on the maximum pause the design allows, and write it on the unit.</li>
<li>Keep the retarder for one more batch on location. Nobody ever regretted it.</li>
</ol>
<p>When all of this has been done, a cement job becomes a quiet affair: four hours of steady pumping, a bump on the plug, and a cup of tea. Cementing chemists live for that cup of tea.</p>
`.trim(),
};
