import type { HooksOf } from '../served-content-type';
import { refuseOtherKinds, storeQuestions } from './questions';
import { storeAnswers } from './store-answers';

export const formHooks: HooksOf<'forms'> = {
  beforeSave: (_tx, { change, body, before }) => {
    if (!body.questions) return {};
    const questions = storeQuestions(body.questions, change.services.clock.now());
    if (before) refuseOtherKinds(before.questions, questions);
    return { questions };
  },
  afterChange: storeAnswers,
};
