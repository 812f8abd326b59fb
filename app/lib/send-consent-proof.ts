import type { ConsentRecord } from './consent-record.ts';

/**
 * Evidence of the choice on our server: random number, time, text version,
 * choices. Failing changes nothing for the visitor.
 */
export async function sendProof(
  { proofId, version, functional, analytics, marketing }: ConsentRecord,
  action: string,
): Promise<void> {
  try {
    const response = await fetch('/api/consent', {
      method: 'POST',
      keepalive: true,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        id: proofId,
        action,
        functional,
        analytics,
        marketing,
        textVersion: version,
      }),
    });
    if (!response.ok) console.warn('Consent proof not stored:', response.status);
  } catch (error) {
    console.warn('Consent proof not stored:', error);
  }
}
