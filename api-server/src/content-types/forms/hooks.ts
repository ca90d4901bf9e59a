import type { HooksOf } from '../served-content-type';
import { refuseFiles, refuseOtherKinds, storeQuestions } from './questions';
import { refuseWithAnswers } from './refuse-with-answers';
import { storeAnswers } from './store-answers';

export const formHooks: HooksOf<'forms'> = {
  beforeSave: async (tx, { change, body, before }) => {
    if (before && body.anonymous !== undefined && body.anonymous !== before.anonymous)
      await refuseWithAnswers(tx, before.id);
    refuseFiles(body.anonymous ?? before?.anonymous ?? false, body.questions ?? before?.questions ?? []);
    if (!body.questions) return {};
    const questions = storeQuestions(body.questions, change.services.clock.now());
    if (before) refuseOtherKinds(before.questions, questions);
    return { questions };
  },
  afterChange: async (tx, rows) => {
    for (const row of rows) await storeAnswers(tx, row);
  },
};
