import type { FastifyInstance } from 'fastify';
import { route } from '../../contract/route';
import { findCareerBanner, toCareerBanner } from './repository';
import { updateCareerBanner } from './update';

export async function careerBannerRoutes(app: FastifyInstance): Promise<void> {
  route(app, 'fetchCareerBanner', { summary: 'Get the career banner' }, async ({ services }) => {
    const row = await findCareerBanner(services.db);
    return { careerBanner: row ? toCareerBanner(row) : null };
  });
  route(app, 'UpdateCarrerBanner', { summary: 'Change the career banner' }, async (call) => ({
    message: 'Career banner updated successfully',
    careerBanner: await updateCareerBanner(call, call.body),
  }));
}
