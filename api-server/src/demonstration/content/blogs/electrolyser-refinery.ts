import type { DemonstrationBlog } from '../../records';
import { authors } from './authors';

export const electrolyserRefinery: DemonstrationBlog = {
  ...authors.ipsita,
  slug: 'before-you-buy-an-electrolyser',
  title: 'Before you buy an electrolyser',
  summary:
    'Efficiency is the figure everybody compares. Hours, water, and the first five minutes of every morning decide the price of a kilogram.',
  blogImg: 'file:picture/blog-electrolyser',
  imageAlt: 'White electrolyser containers and hydrogen tanks with wind turbines behind them',
  tags: ['Hydrogen', 'Renewables', 'Refining'],
  Date: '2026-02-05',
  time: '15:30',
  likes: 132,
  views: 3360,
  content: `
<p>A refinery that uses twelve thousand tonnes of hydrogen a year sooner or later receives three offers for an electrolyser. Each has an efficiency on its first page. They differ by two per cent. That is a pity, because the things that differ by thirty per cent are on page forty.</p>
<h2>Hours make the price</h2>
<p>Take an electrolyser of 10 MW at ₹6.5 crore per megawatt. Fed by solar alone it runs about 2,100 full-load hours a year. With wind added, 4,300. With a battery, a little more. Capital cost per kilogram halves between the first case and the second, while the best conceivable improvement in efficiency saves a tenth.</p>
<table>
<thead><tr><th scope="col">Supply</th><th scope="col">Full-load hours</th><th scope="col">Electricity, ₹/kWh</th><th scope="col">Hydrogen, ₹/kg</th></tr></thead>
<tbody>
<tr><td>Solar only</td><td>2,100</td><td>2.6</td><td>412</td></tr>
<tr><td>Solar and wind</td><td>4,300</td><td>3.1</td><td>318</td></tr>
<tr><td>Solar, wind, 2 h battery</td><td>4,900</td><td>3.5</td><td>321</td></tr>
<tr><td>With grid at night</td><td>7,600</td><td>4.9</td><td>366</td></tr>
</tbody>
</table>
<p>The figures belong to one site in Gujarat and will not be yours. The pattern will. The cheapest hydrogen comes from a generous mix of wind and sun and from an electrolyser somewhat smaller than the peak.</p>
<h2>The first five minutes of the morning</h2>
<p>An alkaline stack likes to be warm and to be left alone. Every cold start costs gas purity, nitrogen and a little life. Ask each supplier four questions: How long from cold to full load? How long from warm stand-by? What does stand-by consume? And what is the lowest load at which hydrogen in oxygen stays below two per cent by volume? An electrolyser that must shut down below 40 per cent will see three hundred cold starts a year. One that turns down to 20 per cent will see seventy.</p>
<h2>Water: little, but perfect</h2>
<p>Nine litres for a kilogram by stoichiometry, eleven in practice, and another twenty to thirty for cooling if the air is not used. The quantity is modest; the quality is not. Conductivity below 5 µS/cm, silica in the parts per billion. In many refineries the condensate polishing plant has this to spare. Look there before buying another one.</p>
<h2>Where does it join?</h2>
<ul>
<li><strong>Pressure.</strong> Thirty bar from the stack suits most make-up headers. Compressing from atmospheric pressure costs 6 per cent of the energy and a compressor that needs a building.</li>
<li><strong>Purity.</strong> Desulphurisers do not mind a little nitrogen. Traces of oxygen they mind very much; the deoxidiser is not optional.</li>
<li><strong>Oxygen.</strong> Eight kilograms for each of hydrogen. A sulphur recovery unit or an effluent plant next door may well want it.</li>
<li><strong>Heat.</strong> A fifth of the input leaves at 70 °C. Boiler feed water is glad of it.</li>
</ul>
<h2>Safety is layout</h2>
<p>Hydrogen is safest outdoors, high up and in a wind. Most of the safety case is decided by the arrangement: vents that end above everything, no roof without an opening, distances that allow a fire to be watched rather than fought. We draw the layout before we choose the machine. It has saved customers one relocation and several grey hairs.</p>
<h2>A sober recommendation</h2>
<p>Start with five to ten per cent of your hydrogen demand. It is large enough to learn from and too small to endanger the refinery’s balance. Measure purity, starts, water and degradation for a year. Insist that stack voltage at reference conditions is reported each month, to a hundredth of a volt; it is the blood pressure of the machine. Then buy the next ten per cent, from whoever answered page forty best.</p>
`.trim(),
};
