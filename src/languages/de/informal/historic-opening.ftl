historic-opening-tally-heading = Deine { -tally }
