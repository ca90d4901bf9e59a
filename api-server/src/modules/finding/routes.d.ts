import type { FastifyInstance } from 'fastify';
/** How the site is found: robots, site map, feeds, and the pictures of shared links. The site's server passes the
 * addresses without the API's prefix on as they are. */
export declare function findingRoutes(app: FastifyInstance): Promise<void>;
