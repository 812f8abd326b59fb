export default function Home() {
  return <h1>Website erstellen lassen ab 590€, KI-Chatbot inklusive</h1>;
}
