import type { IconName } from '../icons/icon-data';

/** Icons that depict a thing. Interface symbols, charts and arrows are left out. */
export const PICTURE_ICONS: ReadonlySet<IconName> = new Set(
  `alarm-clock ambulance amphora anchor antenna apple archive armchair atom avocado axe baby backpack balloon banana
  bandage banknote barrel bath beaker bean bed beef beer bell biceps-flexed bike binoculars bird birdhouse blender bomb
  bone book-open bot bottle-wine bow-arrow box brain brick-wall bridge briefcase briefcase-business briefcase-medical
  broccoli broom bug building building-complex bus cable-car cake cake-slice calculator camera candy car car-taxi-front
  caravan carrot cassette-tape castle cat chef-hat cherry chess-knight chess-queen church citrus clapperboard clock cloud
  cloud-lightning cloud-rain cloud-snow cloud-sun clover coffee cog coins compass concierge-bell construction container
  cookie cooking-pot cpu croissant crown cup-soda cupcake dam dessert dices dna dog donut door-open drafting-compass drama
  drill drone droplet droplets drum drumstick dumbbell ear earth egg egg-fried engine ev-charger eye factory fan faucet
  feather fence ferris-wheel fire-extinguisher fish fishing-rod flag flame flashlight flask-conical flower-2 footprints
  forklift fuel galaxy gamepad-2 gavel gem ghost gift glass-water glasses globe graduation-cap grape groceries guitar
  guitar-electric ham hamburger hammer hand hand-coins hand-heart handbag handshake hard-drive hard-hat headphones headset
  heart heart-handshake heart-pulse heater helicopter hiking-stick hospital hot-air-balloon hotel hourglass house houses
  ice-cream-cone iv-bag joystick kayak key keyboard lamp lamp-desk landmark laptop leaf leafy-green lectern library
  life-buoy lightbulb lighthouse luggage magnet mail mailbox map medal megaphone metronome mic microchip microscope
  microwave milk monitor moon mosque motorbike mountain mountain-snow mouse newspaper notebook-pen nut origami package
  paint-roller paintbrush palette panda parasol party-popper paw-print pencil perfume-bottle piano pickaxe piggy-bank pill
  pizza plane plant-pot plug pocket-knife podium popcorn presentation printer printer-3d projector puzzle pyramid rabbit
  radar radio radio-tower rainbow rat recycle refrigerator road robot-arm rocket roller-coaster rose router rugby-ball
  ruler sailboat salad sandwich satellite satellite-dish scale school scissors scooter scroll-text server shell ship
  ship-cargo ship-wheel shirt shopping-bag shopping-basket shopping-cart shovel shower-head shrimp signpost siren
  smartphone snail snowflake sofa solar-panel soup speaker spool sport-shoe spotlight spray-can sprout squirrel stethoscope
  store sun sunrise sunset sword swords syringe tablet target telescope tent test-tube theater thermometer ticket toolbox
  toothbrush tornado tower-control toy-brick tractor traffic-cone train-front train-track tram-front tree-deciduous
  tree-palm tree-pine trees trophy truck turntable turtle tv umbrella university utensils utility-pole van vault
  venetian-mask volleyball vote wallet warehouse washing-machine watch waves-horizontal weight wheat whistle wind
  wine worm wrench`.split(/\s+/),
);
