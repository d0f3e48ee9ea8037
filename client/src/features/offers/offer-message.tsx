import { offerMessages } from './messages.ts';

export function OfferMessage({ text }: { text: string }) {
  return (
    <blockquote className="trade-message">
      <p className="sr-only">{offerMessages.offers.message}</p>
      <p dir="auto" className="wrap-anywhere whitespace-pre-line">
        {text}
      </p>
    </blockquote>
  );
}
