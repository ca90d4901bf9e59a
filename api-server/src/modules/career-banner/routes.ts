import { careerBanner } from 'api-client/content-types';
import type { FastifyInstance } from 'fastify';
import { itemInLanguage } from '../../content-types/items-in-language';
import { localeOf } from '../../content/site-languages';
import { route } from '../../contract/route';
import { findCareerBanner, toCareerBanner } from './repository';
import { updateCareerBanner } from './update';

export async function careerBannerRoutes(app: FastifyInstance): Promise<void> {
  route(app, 'fetchCareerBanner', { summary: 'Get the career banner' }, async ({ services, query }) => {
    const { db, config } = services;
    const language = localeOf(config, query.locale);
    const [row] = await findCareerBanner(db);
    return { careerBanner: row ? await itemInLanguage(db, careerBanner, language, toCareerBanner(row)) : null };
  });
  route(app, 'UpdateCarrerBanner', { summary: 'Change the career banner' }, async (call) => ({
    message: 'Career banner updated successfully',
    careerBanner: await updateCareerBanner(call, call.body),
  }));
}
