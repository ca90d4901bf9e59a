import { companyScenes } from './company';
import { downstreamScenes } from './downstream';
import { indoorScenes } from './indoors';
import { oilAndGasScenes } from './oil-and-gas';
import { pipelineScenes } from './pipeline';
import { renewableScenes } from './renewable';
import { serviceScenes } from './services';
import { waterScenes } from './water';

/** Every wide picture of the site by its name. */
export const scenes = {
  ...companyScenes,
  ...oilAndGasScenes,
  ...downstreamScenes,
  ...renewableScenes,
  ...waterScenes,
  ...pipelineScenes,
  ...indoorScenes,
  ...serviceScenes,
};
