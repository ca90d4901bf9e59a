import type { DemonstrationBlog } from '../../records';
import { authors } from './authors';

export const oilSampleLetter: DemonstrationBlog = {
  ...authors.thomas,
  slug: 'reading-an-oil-sample-like-a-letter',
  title: 'Reading an oil sample like a letter',
  summary: 'Iron, water, silicon, acid number: what a used-oil report really tells you, and in which order to read it.',
  blogImg: 'file:picture/blog-oil-sample',
  imageAlt: 'Three sample bottles of darkening oil on a bench, with a gearbox behind them',
  tags: ['Lubricants', 'Condition monitoring', 'Maintenance'],
  Date: '2026-10-29',
  time: '11:00',
  likes: 236,
  views: 5140,
  content: `
<p>A used-oil report has about thirty numbers on it. Most people look for the red ones, find two, and change the oil. That is a little like answering a letter after reading only the words in capitals. The numbers make sentences, and the sentences are usually about something other than the oil.</p>
<h2>Read it in this order</h2>
<p>First, is it the right oil? Additive elements (zinc, phosphorus, calcium, magnesium) are a fingerprint. In about one sample out of twenty that reaches our laboratory, the fingerprint belongs to another product. Somebody topped up from the nearest drum. Everything else on the page is then unreliable, and you have found the real problem already.</p>
<p>Second, what came in from outside? Silicon with aluminium is dust; silicon alone may be a sealant or an antifoam additive. Sodium and potassium with water point to coolant; sodium with magnesium near the coast points to the sea. Water above 200 ppm in a hydraulic system is a question, and above 500 ppm it is an answer.</p>
<p>Third, what came off the machine? Iron belongs to gears, shafts and cylinders, chromium to rings and rolling bearings, copper to cages, bushings and coolers, tin and lead to plain bearings. One metal alone tells you little. Iron with chromium tells you <em>bearing</em>. Iron with silicon tells you <em>the breather</em>.</p>
<p>Only then, how is the oil itself? Viscosity, acid number, oxidation and remaining antioxidant say how long it may stay.</p>
<h2>Trend before limit</h2>
<p>A gearbox with 80 ppm of iron that has had 80 ppm for five years is a happy gearbox with poor filtration. One that went from 12 to 35 ppm in a quarter is asking for help, although 35 is “green” in every table. We therefore print rates (parts per million per thousand hours) beside values and put the limits in small type.</p>
<table>
<thead><tr><th scope="col">What the report shows</th><th scope="col">What it usually means</th><th scope="col">What to do first</th></tr></thead>
<tbody>
<tr><td>Silicon and iron rising together</td><td>Dust is grinding the gears</td><td>Look at the breather and the seals</td></tr>
<tr><td>Copper up, nothing else</td><td>Oil attacking a cooler, or a new bushing</td><td>Ask when the cooler was changed</td></tr>
<tr><td>Viscosity down by 15 %</td><td>Wrong oil, fuel, or solvent</td><td>Check the top-up drum</td></tr>
<tr><td>Acid number up, antioxidant gone</td><td>The oil is at the end of its life</td><td>Plan a change within weeks</td></tr>
<tr><td>Particle count up, metals steady</td><td>A filter is bypassing</td><td>Read the differential pressure</td></tr>
</tbody>
</table>
<h2>The sample is half of the result</h2>
<p>A perfect laboratory cannot repair a poor sample. The bottle must be filled while the machine is warm and running, from a flowing line upstream of the filter, after the dead volume has been flushed away. Samples from the drain plug describe the history of the bottom of the sump. Write down hours on the oil, hours on the machine and litres topped up; without them every rate is an invention.</p>
<ul>
<li>Install a sampling valve. It costs less than one wrong report.</li>
<li>Use a clean bottle, opened only when the oil is about to run into it.</li>
<li>Send it on the same day. Water does not wait.</li>
</ul>
<h2>A letter we remember</h2>
<p>In the spring a crane gearbox at a port showed iron of 41 ppm, up from 18, with a trace of chromium and a ferrous index that had tripled. Viscosity, water and acid were perfect. The table said “monitor”. The rate said otherwise. The crew opened the inspection cover during a tide break and found a spall the size of a fingernail on one planet bearing. The repair took a weekend and a crane that was not needed. Failure would have taken the busiest berth out of service for five weeks.</p>
<p>The oil, by the way, was put back. There was nothing wrong with it. It had merely been carrying the mail.</p>
`.trim(),
};
