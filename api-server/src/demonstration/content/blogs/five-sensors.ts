import type { DemonstrationBlog } from '../../records';
import { authors } from './authors';

export const fiveSensors: DemonstrationBlog = {
  ...authors.arvind,
  slug: 'five-sensors-worth-installing-first',
  title: 'Five sensors worth installing first',
  summary:
    'A digital field does not begin with a platform. It begins with five readings that somebody will act upon on Monday.',
  blogImg: 'file:picture/blog-sensors',
  imageAlt: 'A pump with a small antenna in the foreground, concentric signal arcs, wells behind it',
  tags: ['IoT', 'Maintenance', 'Data'],
  Date: '2026-05-14',
  time: '10:40',
  likes: 267,
  views: 6020,
  content: `
<p>Every few months somebody shows us a dashboard with four hundred tiles. It is usually beautiful, and it is usually open on a screen that nobody faces. The field, in the meantime, is run by a man on a motorcycle with a notebook. He is good. He could be better with five readings more.</p>
<h2>The rule: name the action</h2>
<p>Before a sensor is ordered we ask who will do what, and when, if the number changes. If there is no answer, the sensor is decoration. Asked in this way, the same five turn up in almost every oilfield and most plants.</p>
<h2>1. Run status of every pump</h2>
<p>The least glamorous reading earns the most. A vibration sensor or a current clamp that simply says <em>running</em> or <em>not running</em> within one minute removes the round trip of finding out. In a field of 140 beam pumps the average stop lasted 9.4 hours, of which 7.8 were spent not knowing. After installation it was 2.1 hours. Nothing was repaired faster; it was only noticed.</p>
<h2>2. Casing and tubing pressure</h2>
<p>Two numbers that describe a well’s health as pulse and temperature describe yours. A slow rise of casing pressure means gas locking or a leak, and a falling tubing pressure means a line that is open where it should not be. Once an hour is enough. Once a minute is vanity and drains the battery.</p>
<h2>3. Tank level, by radar</h2>
<p>A level that can be trusted to a millimetre is also a flow meter, a leak detector and an accountant. Compare what went in with what came out and you know by breakfast whether eighty litres are missing. Floats stick in wax and ultrasound is fooled by vapour; radar at 80 GHz passes both.</p>
<h2>4. Vibration on what you cannot replace</h2>
<p>Not on everything. On the six machines whose spare shaft has a delivery time of fourteen weeks. A spectrum every ten minutes shows a bearing fault between four and ten weeks ahead, which is exactly the time needed to order, plan and change it in a quiet hour.</p>
<h2>5. Chemical tank weight</h2>
<p>Inhibitors and demulsifiers are bought by the tonne and dosed by habit. A load cell under the tank shows the real rate to the litre. On average we find one pump in five that doses nothing and one in seven that doses double. The saving pays for sensors one to four.</p>
<table>
<thead><tr><th scope="col">Reading</th><th scope="col">Interval</th><th scope="col">Action it triggers</th><th scope="col">Typical payback</th></tr></thead>
<tbody>
<tr><td>Run status</td><td>1 min</td><td>Send the nearest operator</td><td>3 months</td></tr>
<tr><td>Well pressures</td><td>1 h</td><td>Plan a well check</td><td>8 months</td></tr>
<tr><td>Tank level</td><td>5 min</td><td>Balance, dispatch, leak search</td><td>6 months</td></tr>
<tr><td>Vibration</td><td>10 min</td><td>Order the bearing</td><td>1 avoided stop</td></tr>
<tr><td>Chemical weight</td><td>15 min</td><td>Correct the dose</td><td>4 months</td></tr>
</tbody>
</table>
<h2>Then, and only then, the platform</h2>
<p>When these five are used every day, questions come by themselves: how does this week compare with last, which wells behave alike, what would happen if. Now a historian and a few models are worth their money, because somebody is waiting for the answer. Keep the data on the asset, in an open format, with the keys in your own safe. Clouds are welcome guests and poor landlords.</p>
<h2>And the man on the motorcycle?</h2>
<p>He has a phone with three lines on it: where to go first, what to look for, and what to take along. He visits half as many wells and repairs twice as many. His notebook is still in his pocket. We asked him about it. “For what the sensors do not see,” he said. Quite right.</p>
`.trim(),
};
