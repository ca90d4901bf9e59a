import fastify, { type FastifyInstance } from 'fastify';
import { shutDownOnSignal, runMain } from 'http-edge';
import { buildApp, makeServices } from '../../../api-server/src/app';
import { assemble } from '../../../api-server/src/assemble';
import { readConfig } from '../../../api-server/src/config';
import type { Database } from '../../../api-server/src/database/database';
import { signInAs } from '../scale/careers-content';

/** The same shape from every engine. */
interface Answer {
  readonly rows: readonly unknown[];
}

const PUBLISHED = "from products where status = 'published'";

/** The minimal server of a page of products: one query for its rows, one for their count. */
function minimalServer(db: Database): FastifyInstance {
  const app = fastify();
  app.get('/products', async () => {
    const { rows } = (await db.execute(`select * ${PUBLISHED} order by created_at desc limit 20`)) as Answer;
    const { rows: counted } = (await db.execute(`select count(*) ${PUBLISHED}`)) as Answer;
    return { success: true, products: rows, total: counted[0] };
  });
  return app;
}

/** The API and the minimal server over the same engine, in one process. */
async function main(): Promise<void> {
  const parts = await assemble(readConfig(process.env));
  const services = makeServices(parts);
  const app = await buildApp(parts, services);
  const api = await app.listen({ port: 0, host: '127.0.0.1' });
  const least = await minimalServer(parts.database.db).listen({ port: 0, host: '127.0.0.1' });
  process.send?.({ ready: true, api, least, ...(await signInAs(services, 'recruiter')) });
  shutDownOnSignal(() => parts.database.close());
}

runMain(main, (error) => error);
