import { inWords } from './formats';
import { RETENTION_PERIODS } from './retention-periods';
import * as retention from './retention';

it('lists every retention period of personal data on the privacy page', () => {
  const texts = RETENTION_PERIODS.flat().join('\n');
  for (const figure of [
    inWords(retention.APPLICATION_DAYS_AFTER_CLOSING, 'day'),
    inWords(retention.APPLICATION_MONTHS_AT_MOST, 'month'),
    inWords(retention.MESSAGE_MONTHS, 'month'),
    inWords(retention.UNUSED_RESUME_HOURS, 'hour'),
    inWords(retention.DRAFT_DAYS, 'day'),
    inWords(retention.OUTBOX_DAYS, 'day'),
    inWords(retention.ADDRESS_HOURS, 'hour'),
    inWords(retention.VIEW_DAYS, 'day'),
    inWords(retention.TELEMETRY_DAYS, 'day'),
    inWords(retention.VISIT_MONTHS, 'month'),
    inWords(retention.AUDIT_MONTHS, 'month'),
    inWords(retention.REVISION_MONTHS, 'month'),
    `log of the servers, with a shortened network address\nFor ${inWords(retention.LOG_DAYS, 'day')}`,
    `nightly backups\nFor ${inWords(retention.BACKUP_DAYS, 'day')}`,
  ])
    expect(texts).toContain(figure);
});
