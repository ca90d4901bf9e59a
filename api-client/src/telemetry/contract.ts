import { contract, get, post } from '../contract/contract';
import { EVERYONE, OWNERS } from '../roles';
import type { telemetryCalls } from './schemas';

export const { sendTelemetry, fetchSectionReports } = contract<typeof telemetryCalls>()({
  sendTelemetry: post('/telemetry', EVERYONE, { shape: 'empty' }),
  fetchSectionReports: get('/telemetry/sections', OWNERS, { field: 'sections', tags: ['dashboard'] }),
});
