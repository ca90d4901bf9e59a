import type { DemonstrationBlog } from '../../records';
import { authors } from './authors';

export const moduleInMay: DemonstrationBlog = {
  ...authors.ipsita,
  slug: 'what-may-does-to-a-solar-module',
  title: 'What May does to a solar module',
  summary:
    'The best month for sunshine is not the best month for electricity. Heat, dust and a little geometry explain why.',
  blogImg: 'file:picture/blog-solar-heat',
  imageAlt: 'Rows of tilted solar modules leading to a large pale sun above a hazy plain',
  tags: ['Renewables', 'Solar', 'Performance'],
  Date: '2026-09-17',
  time: '08:45',
  likes: 198,
  views: 4310,
  content: `
<p>In May the sun over Rajasthan delivers more energy to a square metre than in any other month. New owners look forward to it. Then the monthly report arrives, and May has produced less than March. Nothing is broken. The module has simply had a fever.</p>
<h2>Heat: the invisible cloud</h2>
<p>A module is rated at a cell temperature of 25 °C. At noon in May the air is at 44 °C and the cells at 68. Each degree above 25 costs between 0.28 and 0.38 per cent of power, depending on the cell. For a conventional module that means a loss of fifteen per cent at exactly the hour in which the sun is strongest; for a good n-type module, twelve.</p>
<p>Three percentage points do not sound like much. On a plant of 10 MW they are worth thirty lakh rupees a year, every year, and they were decided on the day of purchase by a figure in the lower third of the data sheet that few people read.</p>
<h2>Dust: it arrives at night</h2>
<p>Dust settles when the air is calm and the glass is cool enough to collect dew. Dew glues it; the morning sun bakes it. We measure soiling with pairs of reference cells, one washed daily and one not. In April and May the unwashed one loses 0.4 to 0.7 per cent per day near roads and cement works, and 0.15 per cent on open grassland.</p>
<table>
<thead><tr><th scope="col">Site</th><th scope="col">Loss per day</th><th scope="col">Best interval</th><th scope="col">Water per wash</th></tr></thead>
<tbody>
<tr><td>Factory roof near a cement works</td><td>0.68 %</td><td>6 days</td><td>1.1 L per module</td></tr>
<tr><td>Highway corridor</td><td>0.42 %</td><td>9 days</td><td>1.0 L</td></tr>
<tr><td>Saline flat, coastal breeze</td><td>0.24 %</td><td>14 days</td><td>0.8 L</td></tr>
<tr><td>Grassland</td><td>0.15 %</td><td>20 days</td><td>0.8 L</td></tr>
</tbody>
</table>
<p>The best interval is where the cost of the next wash equals the energy it returns. It moves with the season and should move with the measurement. Plants that wash by the calendar spend a fifth too much in August and lose twice as much in May.</p>
<h2>Geometry: the sun stands too high</h2>
<p>In May the midday sun is almost overhead at 24 degrees north. A fixed table tilted at 22 degrees towards the south looks slightly away from it. A single-axis tracker does not mind, and it gains most in the early and late hours, when the air is cooler and tariffs begin to differ. Over the year trackers bring 16 to 22 per cent; in May, closer to 25.</p>
<h2>What you can do</h2>
<ul>
<li><strong>When buying:</strong> compare power at 65 °C and not at 25. Ask for the temperature coefficient with its tolerance.</li>
<li><strong>When designing:</strong> leave 1.2 m of free height below the table. Moving air takes three to four degrees off the cells.</li>
<li><strong>When mounting on roofs:</strong> keep 150 mm between sheet and module, and paint the sheet white. Bifacial modules will thank you twice.</li>
<li><strong>When operating:</strong> wash before sunrise with soft water. Cold water on a glass of 70 °C is a thermal shock with a warranty clause attached.</li>
<li><strong>When reporting:</strong> correct the performance ratio for temperature. Otherwise May always looks guilty and January always innocent.</li>
</ul>
<h2>A small experiment</h2>
<p>Last year we took sixty modules of a plant near Jodhpur and treated them in six ways, from “never washed” to “washed weekly, raised by half a metre, gravel painted white below”. From March to June the last group produced 17.8 per cent more than the first. Of this, washing gave 9, height 3.5 and the white gravel 5.3. None of it needed a new module.</p>
<p>May will never be the best month for efficiency. It can very well be the best month for income, if one treats the fever rather than the thermometer.</p>
`.trim(),
};
