import { PRIVACY_PATH, SEE_OTHER, type RefusedItem } from 'api-client';
import { notFound, useSearch, type Page } from 'federation/contract';
import { data, redirect, useActionData, useParams } from 'react-router-dom';
import { ShortDay, type AppStore, type RootState } from 'shared-store';
import { collection } from 'shared-store/collection';
import { Section, SectionHead, Stack } from 'ui-kit';
import { PublicForm } from 'ui-kit/posted-form';
import remote, { pages, title } from '../remote';

const events = collection(remote, 'events');
const registrations = collection(remote, 'registrations');

function EventPage() {
  const { slug } = useParams();
  const { data: event } = events.useItem(slug);
  const posted = useActionData() as RefusedItem | undefined;
  const isSent = useSearch(pages.event).has('sent');
  if (!event) return null;
  return (
    <Section>
      <Stack gap={3}>
        <SectionHead level={1} title={event.name} lead={event.place} />
        {event.date && <ShortDay at={event.date} />}
        <p>{event.about}</p>
        <SectionHead title="Registration" />
        <PublicForm
          id="registration"
          label="Registration"
          path={`${pages.overview.path}/${slug}`}
          privacyPath={PRIVACY_PATH}
          definition={remote.collections.registrations}
          posted={posted}
          given={{ event: event.name }}
          thanks={isSent && 'Thank you. We have your registration.'}
        />
      </Stack>
    </Section>
  );
}

/** An event with the form to register for it. */
export function page(store: AppStore): Page<RootState> {
  return {
    Component: EventPage,
    loader: async ({ params }) => (await events.loadItem(store, params['slug'])) || notFound(),
    action: async ({ request }) => {
      const answer = await registrations.post(store, await request.formData());
      if (answer) return data(answer.refused, { status: answer.status });
      return redirect('?sent=1#registration', SEE_OTHER);
    },
    handle: { head: (state, { params }) => ({ title: events.selectItem(state, params['slug'])?.name ?? title }) },
  };
}
