import { useState } from 'react';
import { ApplicationForm } from './application-form.tsx';
import { ApplicationSubmitted } from './application-submitted.tsx';

/** The application form, then the confirmation. */
export function JoinNetwork() {
  const [isSent, setIsSent] = useState(false);
  const [attempt, setAttempt] = useState(0);
  if (isSent) return <ApplicationSubmitted />;
  return <ApplicationForm key={attempt} onSent={() => setIsSent(true)} onStartOver={() => setAttempt(attempt + 1)} />;
}
