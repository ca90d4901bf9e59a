import type { ProductSource } from '../../records';
import { downstreamProducts } from './downstream';
import { lubricantProducts } from './lubricants';
import { oilAndGasProducts } from './oil-and-gas';
import { pipelineProducts } from './pipeline';
import { renewableProducts } from './renewable';
import { waterProducts } from './water';

/** The whole demonstration catalogue, in the order of the sectors. */
export const products: ProductSource[] = [
  ...oilAndGasProducts,
  ...downstreamProducts,
  ...renewableProducts,
  ...waterProducts,
  ...pipelineProducts,
  ...lubricantProducts,
];
