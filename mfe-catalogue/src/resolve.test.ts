import type { Sector, Subsector } from 'api-client';
import { resolveOffering, resolveSubsector } from './resolve';

const entity = {
  createdAt: '',
  updatedAt: '',
  version: 1,
  status: 'published',
  publishAt: null,
  order: 0,
  seoTitle: '',
  seoDescription: '',
  shareImage: '',
} as const;
const sector = (slug: string, name: string): Sector => ({
  ...entity,
  _id: `s-${slug}`,
  slug,
  name,
  logo: '',
  description: '',
  accent: 'water',
  screen: 'range',
  subsectorsHeading: '',
  subsectorsText: '',
  charts: [],
  cardlinkTitle: '',
  backgroundImage: '',
  pdf: '',
});
const subsector = (owner: Sector, slug: string, name: string): Subsector => ({
  ...entity,
  _id: `u-${slug}`,
  slug,
  name,
  description: '',
  backgroundImage: '',
  pdf: '',
  picture: '',
  categories: [],
  sectorId: owner._id,
  sectorName: owner.name,
  sectorSlug: owner.slug,
});

const oil = sector('oilandgas', 'Oil and Gas');
const down = sector('downstream', 'Downstream Chemicals');
const renewable = sector('renewable', 'Renewable Energy');
const sectors = [oil, down, renewable];
const subsectors = [
  subsector(oil, 'exploration-production', 'Exploration & Production'),
  subsector(oil, 'drilling-service', 'Drilling Services'),
  subsector(oil, 'iot-it-big-data-analysis', 'IoT / IT / Big Data Analysis'),
  subsector(oil, 'water-treatment-filtration', 'Water Treatment & Filtration'),
  subsector(oil, 'pipeline-division', 'Pipeline Division'),
  subsector(down, 'chemicals', 'Chemicals'),
  subsector(down, 'well-cementing-additives', 'Well Cementing Additives'),
  subsector(renewable, 'renewable-energy', 'Renewable Energy'),
];

const offering = (id: string) => {
  const found = resolveOffering(sectors, subsectors, id);
  return found && (found.subsector ?? found.sector).slug;
};
const section = (pageId: string, id: string) => resolveSubsector(sectors, subsectors, pageId, id)?.subsector.slug;

describe('the addresses of the static offerings data', () => {
  it.each([
    ['oilandgas', 'oilandgas'],
    ['Oil and Gas', 'oilandgas'],
    ['Oil & Gas', 'oilandgas'],
    ['OILANDGAS', 'oilandgas'],
    ['s-renewable', 'renewable'],
    ['downStream', 'downstream'],
    ['Renewable Energy', 'renewable'],
    ['DrillingService', 'drilling-service'],
    ['IOT-IT-BigDataAnalysis', 'iot-it-big-data-analysis'],
    ['WaterTreatmentFiltration', 'water-treatment-filtration'],
    ['PipelineDivision', 'pipeline-division'],
    ['Chemicals', 'chemicals'],
  ])('/offerings/%s is %s', (id, slug) => {
    expect(offering(id)).toBe(slug);
  });

  it.each([
    ['oilandgas', 'ExplorationProduction', 'exploration-production'],
    ['oilandgas', 'Exploration & Production', 'exploration-production'],
    ['oil-and-gas', 'exploration and production', 'exploration-production'],
    ['chemicals', 'Well Cementing Additives', 'well-cementing-additives'],
    ['downStream', 'u-chemicals', 'chemicals'],
  ])('/offerings/%s/%s is %s', (pageId, id, slug) => {
    expect(section(pageId, id)).toBe(slug);
  });

  it.each([
    ['oilandgas', 'nothing'],
    ['nowhere', 'chemicals'],
    ['oilandgas', 'chemicals'],
    ['oilandgas', '---'],
  ])('/offerings/%s/%s is not found', (pageId, id) => {
    expect(section(pageId, id)).toBeUndefined();
  });

  it('finds nothing for punctuation alone', () => {
    expect(offering('&')).toBeUndefined();
    expect(offering('..')).toBeUndefined();
  });
});
