import type { ReactNode } from 'react';
import { Steps } from 'ui-kit/posted-form';
import { useTexts } from '../texts';

/** How a report without a name works, beside its form and the form for its key; the children are below. */
export function ReportSteps({ children }: { readonly children?: ReactNode }) {
  const { text, lang } = useTexts();
  return (
    <Steps
      title={text('How this works')}
      lang={lang}
      steps={[
        {
          title: text('You choose the device'),
          text: text(
            'Others may log what you do: the owner of a network or of a work computer, for example. If that worries you, use a device and a connection of your own.',
          ),
        },
        {
          title: text('We store nothing about you'),
          text: text(
            'We do not ask who you are. We store what you write and the day, and nothing about you: no network address, no browser, no time of day. This site does not log your visit to this page.',
          ),
        },
        {
          title: text('A key takes you back'),
          text: text(
            'After you have sent it you get a key. With the key you come back, read our answer and write to us again.',
          ),
        },
      ]}
    >
      {children}
    </Steps>
  );
}
