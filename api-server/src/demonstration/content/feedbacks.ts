import type { DemonstrationFeedback } from '../records';

const spoken: Omit<DemonstrationFeedback, 'order' | 'visible'>[] = [
  {
    name: 'Raghunath Deshpande',
    designation: 'Asset manager',
    company: 'Saraswat Petroleum',
    photo: 'file:picture/portrait-raghunath',
    message:
      'Our trunk line used to be a winter worry. Their people spent three weeks with our crude in a model pipeline before they named a dose, and the first cold restart took forty minutes instead of a night. The number in the proposal and the number on the meter were the same number.',
    rating: 5,
  },
  {
    name: 'Lalitha Subramaniam',
    designation: 'Head of utilities',
    company: 'Nirmal Textiles',
    photo: 'file:picture/portrait-lalitha',
    message:
      'We recover 96 per cent of our water now, and the inspector reads the same screen that I do. What I value most is the monthly letter: two pages, no marketing, and a list of what they themselves did badly.',
    rating: 5,
  },
  {
    name: 'Joseph Kurien',
    designation: 'Drilling superintendent',
    company: 'Samudra Drilling',
    photo: 'file:picture/portrait-joseph',
    message:
      'At 4,600 metres and 176 degrees the mud stayed where it belonged. The mud engineer slept in the cabin next to the shakers for nine nights. You do not find that in a tender document.',
    rating: 5,
  },
  {
    name: 'Farida Contractor',
    designation: 'Director, new energy',
    company: 'Rann Wind & Solar',
    photo: 'file:picture/portrait-farida',
    message:
      'They guaranteed yield against measured irradiation, missed it by 0.6 per cent in a dusty year, and sent the payment before we had finished our own calculation. We have since given them the next 40 megawatts.',
    rating: 5,
  },
  {
    name: 'Biswajit Mohanty',
    designation: 'Chief mechanical engineer',
    company: 'Utkal Ports',
    photo: 'file:picture/portrait-biswajit',
    message:
      'Our crane gearboxes were on a yearly oil change because nobody dared to change it. Sampling every quarter moved it to five years and found one planet bearing before it found us. The training of our greasers was worth the contract alone.',
    rating: 4,
  },
  {
    name: 'Anjali Rawat',
    designation: 'Pipeline integrity lead',
    company: 'Dakshin Gas Grid',
    photo: 'file:picture/portrait-anjali',
    message:
      'We had four inspection reports that contradicted one another. They put them on one alignment, sent a surveyor to the seven places that mattered and cut our dig list from 118 to 23. Twenty-two of the twenty-three were real.',
    rating: 5,
  },
  {
    name: 'Harpreet Gill',
    designation: 'Operations manager',
    company: 'Ashvini Refining',
    photo: 'file:picture/portrait-harpreet',
    message:
      'The overhead corrosion programme has run for three years and the condenser bundle looked new at the turnaround. When a different crude slate pushed the salt point up, they telephoned us before our own laboratory did.',
    rating: 5,
  },
  {
    name: 'Meenakshi Iyer',
    designation: 'Managing engineer',
    company: 'Meghdhara Water Board',
    photo: 'file:picture/portrait-meenakshi',
    message:
      'Five fishing villages received drinking water nine weeks after the order, before the road was finished. The operators they trained are from those villages, and they have not missed a day.',
    rating: 5,
  },
];

export const feedbacks: DemonstrationFeedback[] = spoken.map((feedback, order) => ({
  ...feedback,
  order,
  visible: true,
}));
