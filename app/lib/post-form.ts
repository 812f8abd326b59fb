/** Sends a form to a function of the site. Never throws: a lost connection is an answer too. */
export async function postForm<Answer extends { success: boolean }>(path: `/api/${string}`, body: object, failed: Answer): Promise<Answer> {
  try {
    const response = await fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
    const answer = (await response.json()) as Partial<Answer>;
    return typeof answer.success === 'boolean' ? (answer as Answer) : failed;
  } catch (error) {
    console.warn(`${path} not sent:`, error);
    return failed;
  }
}
