import type { DemonstrationNewsItem } from '../records';

const items: DemonstrationNewsItem[] = [
  {
    slug: 'kutch-solar-plant-construction-begins',
    title: 'Construction of the 40 MW Kutch solar plant begins',
    summary:
      'The first of 6,200 piles has been driven near Bhuj. The tracker plant is to deliver its first electricity before the next monsoon.',
    category: 'Projects',
    date: '2026-11-09',
    pinned: true,
    author: 'Corporate communication',
    image: 'file:picture/news-kutch-solar',
    imageAlt: 'Surveyors and a piling machine in front of the first rows of solar trackers',
    content: `<p>Work has started on a 40 MW single-axis tracker plant for Rann Wind &amp; Solar on 96 hectares of saline land 30 km north of Bhuj. The first pile was driven on Monday morning by the two apprentices who will later maintain it.</p>
<p>The ground floods for three weeks in most years. Posts are therefore 900 mm longer than usual, junction boxes sit above the hundred-year water line, and the access road doubles as a drain. All steel is galvanised after fabrication and has a corrosion allowance for salt.</p>
<h2>Built by neighbours</h2>
<p>Of the 260 people on site, 170 come from eleven villages within 25 km. Eighty of them completed a six-week course in electrical safety and assembly before the first delivery arrived. Forty will stay on for operation and cleaning.</p>
<ul><li>68,376 bifacial modules of 585 W</li><li>Expected yield: 84 GWh in an average year</li><li>First electricity: May 2027</li></ul>`,
  },
  {
    slug: 'laboratory-accreditation-extended',
    title: 'Laboratory accreditation extended to 86 water parameters',
    summary:
      'The Vadodara laboratory can now issue accredited results for membrane feed, effluent and boiler water without sending a single bottle away.',
    category: 'Company',
    date: '2026-09-22',
    author: 'Dr Nandini Rao',
    image: 'file:picture/news-laboratory',
    imageAlt: 'A row of flasks and a titration stand before a laboratory window',
    content: `<p>Following a four-day assessment, the scope of our ISO/IEC 17025 accreditation at Vadodara has grown from 51 to 86 parameters in water and effluent. It now includes dissolved silica, boron, total organic carbon, eleven trace metals and the silt density index.</p>
<p>For customers this shortens the path from sample to decision. Samples that travelled to a partner laboratory are now measured in the house within 72 hours, and disputed results can be repeated in the presence of the owner.</p>
<p>Two analysts have been trained to take samples for legal purposes. Requests go to the laboratory desk or through the contact page.</p>`,
  },
  {
    slug: 'safety-four-million-hours',
    title: 'Four million hours without a lost-time injury in drilling services',
    summary:
      'Crews on fourteen rigs have worked since March 2024 without an injury that kept anyone from the next shift.',
    category: 'Safety',
    date: '2026-07-14',
    author: 'Corporate communication',
    image: 'file:picture/news-safety',
    imageAlt: 'A crew with helmets gathered for a talk beneath a rig at sunrise',
    content: `<p>On 12 July our drilling services division completed four million working hours without a lost-time injury. The count includes contractors, drivers and catering.</p>
<p>There is no single reason. Crews name three: anyone may stop a job and is thanked for it, shift handover happens at the place and not in the cabin, and near misses are published with names of places and never with names of people.</p>
<blockquote>“The figure is a by-product. What we look at each morning is the number of stopped jobs. When it falls to nothing, we get nervous.”</blockquote>
<p>The division has used the occasion to replace all manual lifting of sacks above 25 kg by vacuum lifters, an investment of ₹3.1 crore that the crews had asked for.</p>`,
  },
  {
    slug: 'desalination-five-villages',
    title: 'Drinking water for five coastal villages',
    summary:
      'Two containerised desalination units now supply 9,400 people on the Coromandel coast, powered for most of the day by the sun.',
    category: 'Projects',
    date: '2026-04-30',
    author: 'Corporate communication',
    image: 'file:picture/news-desalination',
    imageAlt: 'Two white containers, a water tower and a fishing boat on a beach',
    content: `<p>Meghdhara Water Board has taken over two units of 500 m³/day each, nine weeks after the order. They draw from beach wells, run on a 420 kW solar field with a small battery and fill a tower that serves five villages.</p>
<p>Ten operators from the villages were trained for six weeks in Vadodara and on site. They publish salinity, pressure and production on a board in the market place every morning.</p>
<p>Brine is diluted with returning cooling water from a nearby ice plant, at a point that fishermen chose and marine biologists confirmed.</p>`,
  },
  {
    slug: 'group-results-2025-26',
    title: 'Annual results: steady growth, more than half of energy renewable',
    summary:
      'Turnover rose by 11 per cent in 2025–26. For the first time, own wind and solar plants covered more than half of the group’s electricity.',
    category: 'Company',
    date: '2026-05-28',
    author: 'Corporate communication',
    image: 'file:picture/news-results',
    imageAlt: 'Wind turbines behind the roofs of a chemical plant in morning light',
    content: `<p>Tridhara closed the financial year 2025–26 with a turnover of ₹2,146 crore, 11 per cent above the year before. Water and renewables grew fastest; drilling services and lubricants held their share in a quiet market.</p>
<table><thead><tr><th scope="col">Division</th><th scope="col">Turnover (₹ crore)</th><th scope="col">Change</th></tr></thead><tbody><tr><td>Oil and gas</td><td>742</td><td>+4 %</td></tr><tr><td>Downstream chemicals</td><td>561</td><td>+8 %</td></tr><tr><td>Water</td><td>318</td><td>+27 %</td></tr><tr><td>Renewables</td><td>276</td><td>+31 %</td></tr><tr><td>Lubricants</td><td>158</td><td>+3 %</td></tr><tr><td>Pipeline</td><td>91</td><td>+6 %</td></tr></tbody></table>
<p>Electricity from own wind and solar plants reached 54 per cent of consumption. The board has approved ₹184 crore for the extension of Dahej and a second coating line at Kandla.</p>`,
  },
  {
    slug: 'guar-growers-programme',
    title: 'Guar growers’ programme reaches 3,000 farms',
    summary:
      'Seed, soil testing and a published price: the programme behind our gelling agents has tripled within two years.',
    category: 'Community',
    date: '2025-12-11',
    author: 'Corporate communication',
    image: 'file:picture/news-guar',
    imageAlt: 'Furrows of a field leading to a low sun, with two farmers and a cart',
    content: `<p>Three thousand farms in Barmer, Bikaner and Sirsa now grow guar under our programme. Members receive certified seed, two soil tests a year and a price that is published before sowing and paid within seven days of delivery.</p>
<p>Each bag keeps the name of its village through the mill and the reactor, which is why certificates of our guar slurry carry it too. Yields of members were 18 per cent above the district average in a dry year.</p>
<p>Next season the programme adds a weather index insurance, half of which the company pays.</p>`,
  },
  {
    slug: 'award-water-reuse',
    title: 'National award for water reuse in textiles',
    summary:
      'The recycling works at Nirmal Textiles was distinguished for recovering 96 per cent of its water over three full years.',
    category: 'Awards',
    date: '2025-08-19',
    author: 'Corporate communication',
    image: 'file:picture/news-award',
    imageAlt: 'Round tanks and an evaporator tower with a thin plume at dawn',
    content: `<p>The zero-liquid-discharge works that we built and operate for Nirmal Textiles in Surat has received the national award for industrial water reuse. The jury emphasised that the result was not a design value but a three-year average, day by day.</p>
<p>Of 4,000 m³ that reach the works each day, 3,840 return to the dye house. Salt is recovered at 98 per cent purity and used again in dyeing; four tonnes of mixed solids a day leave for a licensed landfill.</p>
<p>The prize money was given to the operators, who bought a cricket net and a very good coffee machine.</p>`,
  },
  {
    slug: 'control-room-vadodara',
    title: 'New control room watches 310 MW and 18,000 sensors',
    summary:
      'Wind, solar, wells, pipelines and rotating machines are followed from one floor in Vadodara, at every hour of the year.',
    category: 'Technology',
    date: '2025-03-05',
    author: 'Arvind Menon',
    image: 'file:picture/news-control-room',
    imageAlt: 'Operators in silhouette before a wall of curves and maps',
    content: `<p>Sixteen desks, one wall and no gadgets: the new control room at Tridhara House brings together what three separate rooms used to watch. Twenty-eight operators work in four shifts and can each see the whole path from a sensor to a decision.</p>
<p>Alarms have been cut from 2,300 to 140 a day by a simple rule: an alarm that nobody acted upon twice is rewritten or removed. What remains carries a sentence that says what to check first.</p>
<p>Customers can follow their own assets on the same screens, and can take their data with them at any time.</p>`,
  },
  {
    slug: 'kandla-coating-line',
    title: 'Kandla coating line doubles its width to 1,200 mm',
    summary:
      'After four months of rebuilding, three-layer coating is now available for pipe of up to 1,200 mm diameter.',
    category: 'Technology',
    date: '2024-10-17',
    author: 'Corporate communication',
    image: 'file:picture/news-coating',
    imageAlt: 'Large pipes on rollers passing a coating station',
    content: `<p>The pipe coating line at Kandla has been rebuilt for diameters from 100 to 1,200 mm. Induction heating replaces gas burners and saves 38 per cent of energy; the blasting cabin recovers its grit and its dust.</p>
<p>Every joint now leaves with a code at both ends that opens its mill certificate, coating record and holiday test on a phone. The first order, 64 km for Dakshin Gas Grid, was delivered in seven weeks.</p>`,
  },
  {
    slug: 'scholarships-technical-institutes',
    title: 'One hundred scholarships for students of technical institutes',
    summary:
      'From this year the company supports one hundred trainees in welding, instrumentation, electrical work and laboratory practice.',
    category: 'Community',
    date: '2024-06-25',
    author: 'Corporate communication',
    image: 'file:picture/news-scholarships',
    imageAlt: 'Young people in overalls around a workbench beneath high windows',
    content: `<p>One hundred young people in Gujarat, Rajasthan, Odisha and Assam have begun their training with a scholarship from Tridhara. It covers fees, tools, a safety outfit and a monthly allowance, and it has no condition to work for us afterwards.</p>
<p>Half of the places are for women. Trades with the longest waiting lists, instrumentation and welding for sour service, have been doubled with the help of teachers from our own crews.</p>
<p>Applications for next year open in January at the institutes.</p>`,
  },
];

/** Company news of three years, newest first. */
export const news = items.toSorted((one, other) => (other.date ?? '').localeCompare(one.date ?? ''));
