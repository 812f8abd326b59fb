export type FactorRow = {
  id: string;
  user_id: string;
  friendly_name: string | null;
  factor_type: 'totp' | 'webauthn' | 'phone';
  status: 'unverified' | 'verified';
  secret: string | null;
  web_authn_credential: Record<string, unknown> | null;
  last_challenged_at: string | null;
  created_at: string;
  updated_at: string;
};
