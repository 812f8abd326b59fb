import { FinalCall } from '../final-call.tsx';
import { Features } from './features.tsx';
import { Hero } from './hero.tsx';
import { Packages } from './packages.tsx';
import { Questions } from './questions.tsx';
import { Region } from './region.tsx';
import { Reviews } from './reviews.tsx';
import { Ticker } from './ticker.tsx';

export default function HomeContent() {
  return (
    <>
      <Hero />
      <Ticker />
      <Features />
      <Packages />
      <Reviews />
      <Region />
      <Questions />
      <FinalCall />
    </>
  );
}
