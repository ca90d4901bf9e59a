import { contract, get, post } from '../contract/contract';
import { EVERYONE } from '../roles';
import { changed, contentTags } from '../tags';
import type { careerBannerCalls } from './schemas';

export const { fetchCareerBanner, UpdateCarrerBanner } = contract<typeof careerBannerCalls>()({
  fetchCareerBanner: get('/career-banner', EVERYONE, { field: 'careerBanner', tags: contentTags('career-banner') }),
  UpdateCarrerBanner: post('/career-banner', ['career-banner:write'], { changes: changed('career-banner') }),
});
