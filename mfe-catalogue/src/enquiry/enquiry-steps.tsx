import { ANSWERED_WITHIN, PRIVACY_PATH } from 'api-client';
import { KitLink } from 'ui-kit';
import { Steps } from 'ui-kit/posted-form';
import { useTexts } from '../texts';

/** The steps after an enquiry was sent. */
export function EnquirySteps() {
  const { text, rich, lang } = useTexts();
  return (
    <Steps
      title={text('What happens next')}
      lang={lang}
      steps={[
        {
          title: text('You get a reference'),
          text: text('Quote it when you write to us about your enquiry.'),
        },
        {
          title: text('An engineer reads it'),
          text: text(`An engineer who knows the subject answers ${ANSWERED_WITHIN}.`),
        },
        {
          title: text('Your details serve the answer'),
          text: rich('How long we store them is in the {notice}.', {
            notice: (
              <KitLink key="notice" href={PRIVACY_PATH}>
                {text('privacy notice')}
              </KitLink>
            ),
          }),
        },
      ]}
    />
  );
}
