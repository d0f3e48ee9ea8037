import { useEffect, useState } from 'react';
import { trpc } from '../../api/client.ts';
import { keepSeen } from '../commitments/seen-commitments.ts';
import { battleMessages } from './messages.ts';

/** What the server is bound to before anybody fights; this browser remembers it. Without an answer nothing is shown. */
export function TodaysCommitment() {
  const [day] = useState(() => new Date().toISOString().slice(0, 10));
  const { data } = trpc.battles.fairness.useQuery({ day });
  useEffect(() => {
    if (data) keepSeen(data.day, data.commitment);
  }, [data]);
  return (
    data && (
      <div className="todays-commitment">
        <p className="font-bold">{battleMessages.verify.today}</p>
        <p className="text-muted">
          {battleMessages.verify.todayText} <code>{data.commitment}</code>
        </p>
      </div>
    )
  );
}
