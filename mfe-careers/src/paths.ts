/** The pattern of a job's address (specification, section 2). */
export const JOB_PATTERN = '/career/:pageId/:id';

/** The place of the application form on a job's page. */
export const APPLY_ANCHOR = 'apply';
