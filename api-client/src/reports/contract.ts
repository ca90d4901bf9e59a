import { contract, get, post } from '../contract/contract';
import { EVERYONE } from '../roles';
import { changed, contentTags } from '../tags';
import type { reportCalls } from './schemas';

/**
 * Reports without a name. The calls of senders are POST, with the key in the body, and in no log; those of editors are
 * recorded like all others.
 */
export const { fetchReportForm, sendReport, openReport, addToReport, fetchReport, replyToReport } = contract<
  typeof reportCalls
>()({
  /** A form for reports without a name; 404 if it is not published, or asks for a name. */
  fetchReportForm: get('/reports/forms/:form', EVERYONE, { field: 'form', tags: contentTags('forms') }),
  /** Stores a report. The answer has its key, which is shown only once; the server keeps a hash of it. */
  sendReport: post('/reports/forms/:form', EVERYONE),
  /** The report of a key, with the answers to it. */
  openReport: post('/reports/thread', EVERYONE),
  /** Adds a message of the sender. */
  addToReport: post('/reports/thread/messages', EVERYONE),
  /** The thread of a report, for those who handle it. The id is that of its item in `/x/forms/…`. */
  fetchReport: get('/reports/inbox/:id', ['reports:handle'], { field: 'report', tags: ['reports'] }),
  /** Writes to the sender, who reads it with the key. */
  replyToReport: post('/reports/inbox/:id/replies', ['reports:handle'], {
    changes: ['reports', ...changed('collections')],
  }),
});
