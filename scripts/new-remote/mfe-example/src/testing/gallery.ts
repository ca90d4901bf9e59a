import type { Gallery } from 'page-testing/gallery';
import answers from './answers.json';

export default {
  Events: { at: '/example', answers },
  'No events': { at: '/example', answers: { 'GET /x/example/events': { items: [], total: 0 } } },
  'Refused registration': { at: '/example/open-day', answers, refused: { event: 'Open day', email: 'asha' } },
  Thanks: { at: '/example/open-day?sent=1', answers },
  'Section of the home page': { slot: './slots/teaser', answers },
} satisfies Gallery;
