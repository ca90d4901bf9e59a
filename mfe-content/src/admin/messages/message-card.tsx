import { CardFact, CardFacts, CardLine, CardName } from 'admin-kit/board';
import type { ContactMessage } from 'api-client';
import { BellRing, Package, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { ShortDay, useDates } from 'shared-store';

interface MessageCardProps {
  readonly message: ContactMessage;
  readonly onOpen: () => void;
}

/** A message on the board: its sender, topic, products, owner and reminder. */
export function MessageCard({ message, onOpen }: MessageCardProps): ReactNode {
  const dates = useDates();
  const { _id, name, company, topic, products, ownerName, remindOn, createdAt } = message;
  const isDue = remindOn !== null && remindOn <= dates.dayOf(new Date());
  return (
    <>
      <CardName id={`message-${_id}`} opens={onOpen}>
        {name}
      </CardName>
      {company && <CardLine>{company}</CardLine>}
      {topic && <CardLine>{topic}</CardLine>}
      <CardFacts>
        {products.length > 0 && (
          <CardFact icon={<Package aria-hidden="true" />}>
            {products.map((product) => product.name).join(', ')}
          </CardFact>
        )}
        {ownerName && <CardFact icon={<UserRound aria-hidden="true" />}>{ownerName}</CardFact>}
        {remindOn !== null && (
          <CardFact icon={<BellRing aria-hidden="true" />} marked={isDue}>
            Reminder: <ShortDay at={remindOn} />
          </CardFact>
        )}
        <ShortDay at={createdAt} />
      </CardFacts>
    </>
  );
}
