import type { ItemChart, Product, Sector, Subsector } from 'api-client';
import { product } from './product';

const entity = {
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  version: 1,
  status: 'published',
  publishAt: null,
  order: 0,
  seoTitle: '',
  seoDescription: '',
  shareImage: '',
} as const;

const ofSector = {
  ...entity,
  screen: 'range',
  subsectorsHeading: '',
  subsectorsText: '',
  charts: [] as ItemChart[],
  cardlinkTitle: '',
  backgroundImage: '',
  pdf: '',
} as const;

export const oil: Sector = {
  ...ofSector,
  screen: 'divisions',
  _id: 's1',
  slug: 'oilandgas',
  name: 'Oil and Gas',
  logo: '/oil.png',
  description: 'o'.repeat(60),
  accent: 'oil-gas',
};
export const renewable: Sector = {
  ...ofSector,
  _id: 's2',
  slug: 'renewable',
  name: 'Renewable Energy',
  logo: '/sun.png',
  description: 'Sun and wind.',
  accent: 'renewable',
};
export const downstream: Sector = {
  ...ofSector,
  _id: 's3',
  slug: 'downstream',
  name: 'Downstream Chemicals',
  logo: '/d.png',
  description: 'Molecules.',
  accent: 'chemicals',
};

const subsector = (owner: Sector, _id: string, slug: string, name: string, pdf = ''): Subsector => ({
  ...entity,
  _id,
  slug,
  name,
  description: `${name} in words.`,
  backgroundImage: '',
  pdf,
  picture: '',
  categories: [],
  sectorId: owner._id,
  sectorName: owner.name,
  sectorSlug: owner.slug,
});

export const drilling = subsector(oil, 'u1', 'drilling-service', 'Drilling Services');
export const chemicals = subsector(downstream, 'u2', 'chemicals', 'Chemicals');
export const cementing = subsector(downstream, 'u3', 'well-cementing-additives', 'Well Cementing Additives');

export const sectors = [oil, renewable, downstream];
export const subsectors = [drilling, chemicals, cementing];

const of = (name: string, slug: string): Product => product({ _id: slug, slug, name });

export const products: Product[] = [
  of('Bentonite', 'bentonite'),
  of('Barite', 'barite'),
  of('Xanthan Gum', 'xanthan-gum'),
];
