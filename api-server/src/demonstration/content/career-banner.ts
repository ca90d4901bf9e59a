import type { DemonstrationCareerBanner } from '../records';

export const careerBanner: DemonstrationCareerBanner = {
  image: 'file:picture/scene-career',
  alt: 'Six colleagues with helmets and tools walking to work along a ridge at sunrise',
  heading: 'Work that is still standing in thirty years',
  text: 'Wells, plants and pipelines are built by people who check twice. 1,840 of us work in eleven Indian states, and the next one could be you.',
  link: '#openings',
};
