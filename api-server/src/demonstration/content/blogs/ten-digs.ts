import type { DemonstrationBlog } from '../../records';
import { authors } from './authors';

export const tenDigs: DemonstrationBlog = {
  ...authors.arvind,
  slug: 'ten-digs-out-of-a-thousand',
  title: 'Ten digs out of a thousand',
  summary:
    'An inspection run reports a thousand features. Only a handful deserve an excavator. How to find them without luck.',
  blogImg: 'file:picture/blog-ten-digs',
  imageAlt: 'Workers in silhouette around an opened trench with an exposed pipe',
  tags: ['Pipelines', 'Integrity', 'Inspection'],
  Date: '2026-06-18',
  time: '09:00',
  likes: 143,
  views: 3105,
  content: `
<p>The report of an in-line inspection is a generous document. For 120 km of line it may list 1,140 features of metal loss, 86 dents, 14 pieces of metal near the pipe and one lunch box. The integrity engineer has a budget for ten excavations before the monsoon. Which ten?</p>
<h2>Depth is not danger</h2>
<p>The tempting answer is to sort by depth and take the first ten. It is wrong about half of the time. A narrow pit of 60 per cent depth may hold full pressure for decades, while a long, shallow groove of 35 per cent along the bottom of the pipe is weaker than it looks. Failure pressure depends on depth, length, width and wall thickness together, and the recognised codes compute it in a few lines.</p>
<p>But even the failure pressure answers only the question of today. Three more have to be asked.</p>
<ol>
<li><strong>How fast does it grow?</strong> Two runs, aligned joint by joint, give a rate for every single feature. Averages hide the one that matters.</li>
<li><strong>Why is it there?</strong> A feature beneath faded cathodic protection, in wet clay, at a coating joint from 1998, has reasons to go on. One that was reported at the same depth in 2011 has none.</li>
<li><strong>What if it fails?</strong> A leak under a school is not the same as a leak under a salt flat.</li>
</ol>
<h2>One alignment for everything</h2>
<p>Most of our work consists of putting measurements in the same place. The pig counts girth welds, the survey crew walks with satellite positions, the contractor’s drawings use chainage from a stone that was moved in 2004. Until all of it lies on one alignment to within a metre, no conclusion is worth the paper.</p>
<p>Once it does, patterns appear by themselves. In one line 83 per cent of growing features lay within fifty metres of a drain crossing. The coating was sound; the backfill had been taken from the drain. Three digs and a truck of sand resolved what nine years of repairs had not.</p>
<table>
<thead><tr><th scope="col">Source</th><th scope="col">What it adds</th><th scope="col">Typical error</th></tr></thead>
<tbody>
<tr><td>Flux tool, two runs</td><td>Size and growth of metal loss</td><td>±10 % of wall</td></tr>
<tr><td>Close-interval potential</td><td>Where protection has faded</td><td>±20 mV, ±1 m</td></tr>
<tr><td>Coating gradient survey</td><td>Where the coating is open</td><td>±1 m</td></tr>
<tr><td>Soil map and moisture</td><td>Where corrosion has food</td><td>by field</td></tr>
<tr><td>Operating history</td><td>Pressure cycles and temperature</td><td>hourly</td></tr>
</tbody>
</table>
<h2>The list, and the courage to shorten it</h2>
<p>From all this we compute for each joint the probability that it will fail its assessment within five years, multiply it by what would follow, and sort. The curve falls steeply. In the last eleven lines that we ranked, the first ten joints held two thirds of the total risk, and the first forty held ninety per cent.</p>
<p>Then comes the part for which there is no formula: crossing out. Every dig exposes people to a trench and a pipe to a shovel. A dig that is made only because it was on last year’s list is a risk without a return.</p>
<h2>Open the trench, close the loop</h2>
<p>An excavation is a measurement and ought to be treated as one. We laser-scan the feature, compare it with what the tool said, and send the difference back to the model before the coating has cured. After thirty digs the model knows how this tool behaves on this line, and the next ten are chosen better than the last.</p>
<p>Last year 94 per cent of our first-ten features were confirmed within tolerance. We publish the other six per cent to our customers with a page on each. One turned out to be a mill defect from 1987, one a patch that nobody had recorded. And one was the lunch box.</p>
`.trim(),
};
