import type { DemonstrationBlog } from '../../records';
import { authors } from './authors';

export const safetyDataSheet: DemonstrationBlog = {
  ...authors.thomas,
  slug: 'a-safety-data-sheet-in-two-minutes',
  title: 'A safety data sheet in two minutes',
  summary:
    'Sixteen sections, eleven pages, and a drum that is leaking now. Which lines to read first, and what to prepare in quiet times.',
  blogImg: 'file:picture/blog-safety-sheet',
  imageAlt: 'Drums on a pallet in a store with a worker in gloves reading a sheet',
  tags: ['Safety', 'Chemicals', 'Training'],
  Date: '2026-01-22',
  time: '09:50',
  likes: 289,
  views: 5875,
  content: `
<p>A safety data sheet is written for eleven kinds of reader, and you are only one of them. The customs officer needs section 14, the toxicologist section 11, the lawyer all of it. You are standing in a store with a wet floor, and you have two minutes. Here is how to spend them.</p>
<h2>The first thirty seconds: section 2</h2>
<p>Turn to <em>Hazards identification</em>. Look at the pictograms and the signal word. “Danger” is worse than “Warning”. Then read the hazard statements, which are numbered: those beginning with H2 concern fire and explosion, H3 the body, H4 the environment. Three lines are usually enough to know which of three enemies you have: something that burns, something that bites, or something that must not reach the drain.</p>
<h2>The next thirty: sections 8 and 4</h2>
<p>Section 8 tells you what to wear. Look for the <em>material</em> of the glove, because “chemical-resistant” is not a material. Nitrile is good for oils and poor for ketones; butyl the other way round. Then read the four lines of section 4 on skin, eyes, inhalation and swallowing. If the advice for eyes is “rinse for 15 minutes”, find out now where the shower is, and not afterwards.</p>
<h2>The second minute: sections 6 and 10</h2>
<p>Section 6 says how to collect the spill: absorb, cover, neutralise or leave alone. Section 10 says what must never meet it. An acid and a bleach in neighbouring bunds have ended more afternoons than any explosion. When in doubt use dry sand. It is never wrong, only heavy.</p>
<table>
<thead><tr><th scope="col">You need to know</th><th scope="col">Section</th><th scope="col">Look for</th></tr></thead>
<tbody>
<tr><td>Does it burn?</td><td>2, 9</td><td>H224–H228, flash point</td></tr>
<tr><td>What do I wear?</td><td>8</td><td>Glove material, filter type</td></tr>
<tr><td>Somebody is hurt</td><td>4</td><td>The line for eye, skin or breath</td></tr>
<tr><td>It is on the floor</td><td>6</td><td>Absorbent, drains</td></tr>
<tr><td>What may not be near?</td><td>7, 10</td><td>Incompatible materials</td></tr>
<tr><td>The fire brigade asks</td><td>5, 14</td><td>Extinguishing medium, UN number</td></tr>
</tbody>
</table>
<h2>What to prepare in quiet times</h2>
<p>Two minutes are enough only if the sheet is in your hand. In every store we look after we do five things, and none of them costs more than a lunch.</p>
<ol>
<li>Print sections 2, 4, 6 and 8 of each product on one page, in the language of the shift, and hang it where the product stands.</li>
<li>Draw the store on a board: acids left, bases right, oxidisers alone, flammables behind the door with the vent.</li>
<li>Keep sand, a shovel, a drum to put a drum in, and two pairs of the right gloves in a red box with a seal. A broken seal means: refill me.</li>
<li>Practise once a quarter with water and food colouring. Take the time. Laugh. Do it again.</li>
<li>Check the date in section 16. A sheet older than five years describes a substance that science has since got to know better.</li>
</ol>
<h2>How we write ours</h2>
<p>We are not innocent. For years our own sheets said “use suitable gloves” like everyone else’s. Three years ago we sat down with storekeepers, drivers and two nurses and went through them line by line. The glove now has a material, a thickness and a breakthrough time. The spill section begins with a verb. The emergency number is answered at night by a chemist who knows the product.</p>
<p>If you find a sentence in one of our sheets that you do not understand, tell us. It will be changed within ten working days, and you will receive the first copy. A sentence that nobody understands protects nobody.</p>
`.trim(),
};
