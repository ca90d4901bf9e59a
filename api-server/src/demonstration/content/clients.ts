import type { DemonstrationClient } from '../records';

/** Invented companies; their wordmarks are drawn in `pictures/wordmarks`. */
export const clients: DemonstrationClient[] = [
  { name: 'Saraswat Petroleum', slug: 'saraswat', sectors: ['oilandgas', 'pipeline'] },
  { name: 'Kaveri Basin Operators', slug: 'kaveri', sectors: ['oilandgas'] },
  { name: 'Meghdhara Water Board', slug: 'meghdhara', sectors: ['water'] },
  { name: 'Ashvini Refining', slug: 'ashvini', sectors: ['downstream'] },
  { name: 'Rann Wind & Solar', slug: 'rann', sectors: ['renewable'] },
  { name: 'Nirmal Textiles', slug: 'nirmal', sectors: ['water', 'downstream'] },
  { name: 'Dakshin Gas Grid', slug: 'dakshin', sectors: ['pipeline'] },
  { name: 'Vindhya Cement Works', slug: 'vindhya', sectors: ['lubricants', 'renewable'] },
  { name: 'Palash Fertilisers', slug: 'palash', sectors: ['renewable', 'water'] },
  { name: 'Utkal Ports', slug: 'utkal', sectors: ['renewable', 'lubricants'] },
  { name: 'Samudra Drilling', slug: 'samudra', sectors: ['oilandgas', 'lubricants'] },
  { name: 'Himgiri Power', slug: 'himgiri', sectors: ['renewable', 'lubricants'] },
].map(({ name, slug, sectors }, order) => ({
  name,
  logo: `file:picture/client-${slug}`,
  logoAlt: name,
  website: `https://www.${slug}.example`,
  sectors,
  order,
  visible: true,
}));
